/** @returns what is told of a value; `null` where it is not known */
export const known = <Value, Told>(value: Value | null, tell: (value: Value) => Told): Told | null =>
  value === null ? null : tell(value);
