import { writeFileSync, readFileSync } from 'node:fs';
import { it } from 'vitest';
import { SHIPPED } from '#tests/support/shipped.ts';
it('writes', () => {
  const buyers = JSON.parse(readFileSync('/tmp/judgement/buyers.json', 'utf8'));
  const list = (Array.isArray(buyers) ? buyers : buyers.buyers).filter((_: unknown, i: number) => i % 2 === 0).slice(0, 22);
  const out: string[] = [];
  for (const b of list) {
    const a = SHIPPED.advisor.recommend(b.answers);
    out.push(`\n=== ${b.id ?? ''} ${JSON.stringify(b.answers.purposes)} ${JSON.stringify(b.answers.priorities)} ${b.answers.budget} ${JSON.stringify(Object.fromEntries(Object.entries(b.answers.requirements).filter(([, v]) => v)))}`);
    if (a.caution) out.push('AVISO: ' + a.caution.text);
    if (a.abroad) out.push('FUERA: ' + a.abroad.text);
    if (a.nearTie) out.push('EMPATE: ' + a.nearTie);
    for (const c of a.computers) {
      out.push(`## ${c.shortName} — ${c.price} € (${c.role})`);
      for (const s of c.statements) out.push(`   ${s.place}: ${s.text}`);
    }
    out.push('BLOQUE:'); for (const l of a.reason.split('\n')) out.push('   ' + l);
    for (const t of Object.values(a.changes?.texts ?? {})) out.push('CHIP: ' + t);
    if (a.enough) out.push('TOPE: ' + a.enough);
    out.push('EXPLICACIÓN: ' + a.explanation);
  }
  writeFileSync('/tmp/judgement/sample-texts.txt', out.join('\n') + '\n');
});
