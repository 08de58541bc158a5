import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyLines } from '#build/copy/copy-lines.ts';

/** English words with a usual Spanish equivalent, and untranslated interface text. */
const FOREIGN = [
  'click|clic aquí|clica|clicar|link|links|login|logout|password|mail|e-mail|newsletter|feedback|app|apps|online',
  'laptop|laptops|display|smartphone|tablet|gamer|gamers|gameplay|ranking|performance|setup|software|hardware|budget',
  'premium|top|cool|tip|tips|review|deal|deals|black friday|streaming|multitasking|upgrade|update|fps|build',
  'loading|error occurred|please|submit|save|cancel|delete|settings|home page|next|back|close|search|your|with|and|the',
  'chequear|testear|linkear|accesar|remover|customizar|renderizado|computadora|computador|celular|ahorita|ustedes',
  'usted|haga|seleccione|introduzca|rellene|inténtelo|póngase|vosotros|vosotras|vuestra|vuestro|increíble|revolucionario|imbatible',
];

/** Fixed strings and names that are exempt. */
const EXEMPT = /Error al parsear|Reviews|ASUS TUF Gaming|User-agent|1\.5-?2?kg|2\.5kg|15\.6″|17\.3″/;

const lines = (await copyLines(join(import.meta.dirname, '../../..'))).filter(({ text }) => !EXEMPT.test(text));

const placesOf = (pattern: RegExp) =>
  lines.filter(({ text }) => pattern.test(text)).map(({ file, line, text }) => `${file}:${line}  ${text}`);

describe('visible text', () => {
  it.each([
    ['src/features/landing/landing-page.tsx', 'El portátil que te va bien, y por qué.'],
    ['src/features/account/profile/profile-messages.ts', 'Error al cargar perfil: {…}'],
    ['src/features/questionnaire/submission-progress.tsx', 'Analizando tus requisitos...'],
    ['src/content/legal/terms.md', '## 11. Ley aplicable'],
    ['src/app/root.tsx', 'Saltar al contenido'],
    ['src/ui/dialog.tsx', 'Cerrar'],
    ['words/statement-sentences.ts', 'Agota tu presupuesto.'],
    [
      'index.html',
      'Sin JavaScript puedes leer la guía y los textos, pero el asesor no puede responderte: actívalo para usarlo.',
    ],
  ])('is found in %s: «%s»', (file, text) => {
    expect(lines).toContainEqual({ file, line: expect.any(Number), text });
  });

  it('does not include class names, SVG paths or messages for developers', () => {
    expect(placesOf(/(^|\s)(flex|grid|items-center|min-h-11|text-muted)(\s|$)|^M\d|must be|cannot/)).toEqual([]);
  });

  it('has no exclamation marks', () => {
    expect(placesOf(/[!¡]/)).toEqual([]);
  });

  it('uses Spanish words and addresses the reader as tú', () => {
    expect(placesOf(new RegExp(`(?<![\\p{L}-])(${FOREIGN.join('|')})(?![\\p{L}-])`, 'iu'))).toEqual([]);
  });

  it('uses Spanish quotation marks and the inch sign', () => {
    expect(placesOf(/[“”]|\d"/)).toEqual([]);
  });

  it('writes decimals with a comma', () => {
    const amounts = placesOf(/\b\d+\.\d{1,2}(?!\d)\s?(€|kg|h|GHz|″)/);
    expect(amounts).toEqual([]);
  });
});
