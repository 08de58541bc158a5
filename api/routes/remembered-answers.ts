/** How many answers are kept: a few megabytes with the longest questions there can be, and far more than come at once. */
const KEPT = 100;

/**
 * Remembers the last answers as they are sent, by the text that asked for them. The catalogue does not change while the
 * API runs and the advisor knows no chance: the same question has the same answer.
 */
export function rememberAnswers(answer: (question: string) => unknown): (question: string) => Uint8Array<ArrayBuffer> {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  return (question) => {
    const bytes = kept.get(question) ?? Buffer.from(JSON.stringify(answer(question)));
    // Last used, last forgotten: a map keeps the order in which its keys came.
    kept.delete(question);
    kept.set(question, bytes);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return bytes;
  };
}
