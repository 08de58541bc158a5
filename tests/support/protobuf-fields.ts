export interface Field {
  number: number;
  /** Undecoded: a message, a text, bytes, or an encoded number. */
  content: Buffer;
}

/** The bytes of a number of fixed size, by its wire type. */
const FIXED_BYTES: Record<number, number> = { 1: 8, 5: 4 };
const VARINT = 0;
const LENGTH_DELIMITED = 2;

/** The fields of one protobuf message, without nested ones. */
export function readFields(message: Buffer): Field[] {
  const fields: Field[] = [];
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = message.readUInt8(at);
      at += 1;
      value += (byte % 128) * factor;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const tag = varint();
    const kind = tag % 8;
    const fixed = FIXED_BYTES[kind];
    if (fixed === undefined && kind !== VARINT && kind !== LENGTH_DELIMITED)
      throw new Error(`Unknown wire type ${kind}`);
    const length = kind === LENGTH_DELIMITED ? varint() : (fixed ?? 0);
    const start = at;
    if (kind === VARINT) varint();
    at += length;
    fields.push({ number: Math.floor(tag / 8), content: message.subarray(start, at) });
  }
  return fields;
}
