const SHAPES = Array.from({ length: 10 }, (_, index) => (
  <span
    key={index}
    className="absolute aspect-square rounded-full odd:border-[0.6rem] odd:border-current even:bg-current motion-safe:animate-[spin_linear_infinite]"
  />
));

/** Rings and points that drift slowly beside the questions where screens have room for both; still with reduced motion. Each has its place in `form.css`. */
export function DecorativeShapes() {
  return (
    <div
      aria-hidden="true"
      className="drifting pointer-events-none absolute inset-0 -z-1 hidden overflow-hidden text-line xl:block"
    >
      {SHAPES}
    </div>
  );
}
