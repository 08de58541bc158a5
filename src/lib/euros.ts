const amountInEuros = new Intl.NumberFormat('es-ES', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** `1299` → «1299 €», `849.9` → «849,90 €». */
export const euros = (amount: number): string => amountInEuros.format(amount);
