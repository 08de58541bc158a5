export const BLOG = {
  title: 'Guías para comprar sin dudas',
  description:
    'Guías de compra de portátiles escritas sin prisa: qué mirar, cuánto gastar según para qué lo quieres y cuándo no merece la pena pagar más.',
} as const;
