/** Of the picture, which readers have as a table. */
export const TargetLegend = ({ className }: { className: string }) => (
  <p className={`text-sm text-muted ${className}`} aria-hidden="true">
    Banda: margen de error. Punto discontinuo: sin dato.
  </p>
);
