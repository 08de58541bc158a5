/** @returns the value as text; `null` where it is not known */
export const known = <Value, Text>(value: Value | null, format: (value: Value) => Text): Text | null =>
  value === null ? null : format(value);
