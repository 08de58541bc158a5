import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyLines } from '../../../scripts/copy/copy-lines.ts';

/** Words that have a usual Spanish one, and what code says where a sentence was forgotten. */
const FOREIGN = [
  'click|clic aquí|clica|clicar|link|links|login|logout|password|mail|e-mail|newsletter|feedback|app|apps|online',
  'laptop|laptops|display|smartphone|tablet|gamer|gamers|gameplay|ranking|performance|setup|software|hardware|budget',
  'premium|top|cool|tip|tips|review|deal|deals|black friday|streaming|multitasking|upgrade|update|fps|build',
  'loading|error occurred|please|submit|save|cancel|delete|settings|home page|next|back|close|search|your|with|and|the',
  'chequear|testear|linkear|accesar|remover|customizar|renderizado|computadora|computador|celular|ahorita|ustedes',
  'usted|haga|seleccione|introduzca|rellene|inténtelo|póngase|vuestra|vuestro|increíble|revolucionario|imbatible',
];

/** The specification's own words, and names. */
const PRESCRIBED = /Error al parsear|Reviews|ASUS TUF Gaming|User-agent|1\.5-?2?kg|2\.5kg|15\.6″|17\.3″/;

const lines = (await copyLines(join(import.meta.dirname, '../../..'))).filter(({ text }) => !PRESCRIBED.test(text));

const placesOf = (pattern: RegExp) =>
  lines.filter(({ text }) => pattern.test(text)).map(({ file, line, text }) => `${file}:${line}  ${text}`);

describe('everything that a visitor may read', () => {
  it.each([
    ['src/features/landing/hero.tsx', 'El portátil que te va bien, y por qué.'],
    ['src/features/account/profile-words.ts', 'Error al cargar perfil: {…}'],
    ['src/features/questionnaire/submission-stages.ts', 'Analizando tus requisitos...'],
    ['src/content/legal/terms.md', '## 11. Ley aplicable'],
    ['src/app/layout.tsx', 'Saltar al contenido'],
    ['src/ui/dialog.tsx', 'Cerrar'],
    ['api/advisor/words/sentences.ts', 'Agota tu presupuesto.'],
    [
      'index.html',
      'Sin JavaScript puedes leer la guía y los textos, pero el asesor no puede responderte: actívalo para usarlo.',
    ],
  ])('is found: in %s, «%s»', (file, text) => {
    expect(lines).toContainEqual({ file, line: expect.any(Number), text });
  });

  it('has no class names, drawings or messages for developers among it', () => {
    expect(placesOf(/(^|\s)(flex|grid|items-center|min-h-11|text-muted)(\s|$)|^M\d|must be|cannot/)).toEqual([]);
  });

  it('never shouts', () => {
    expect(placesOf(/[!¡]/)).toEqual([]);
  });

  it('uses the Spanish word where there is a usual one, and says tú', () => {
    expect(placesOf(new RegExp(`(?<![\\p{L}-])(${FOREIGN.join('|')})(?![\\p{L}-])`, 'iu'))).toEqual([]);
  });

  it('quotes as Spanish does, and writes inches with their own sign', () => {
    expect(placesOf(/[“”]|\d"/)).toEqual([]);
  });

  it('writes decimals with a comma', () => {
    const amounts = placesOf(/\b\d+\.\d{1,2}(?!\d)\s?(€|kg|h|GHz|″)/);
    expect(amounts).toEqual([]);
  });
});
