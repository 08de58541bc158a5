import { readFileSync } from 'node:fs';

const RULES = new URL('../../firestore.rules', import.meta.url);

export const readRules = (): string => readFileSync(RULES, 'utf8');

/**
 * Replaces the rules of a project in a running emulator.
 * @throws with line and column if they do not compile
 */
export async function loadRules(port: number, project: string, content: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!response.ok) throw new Error(await response.text());
}
