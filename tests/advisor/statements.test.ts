/** Every statement of the personas' answers, checked against the records without the engine's code. */
import { describe, expect, it } from 'vitest';
import { needsOf } from '#advisor/needs.ts';
import type { PlacedStatement, Statement, StatementKind } from '#advisor/statements.ts';
import { fieldOf } from '#guarantees/benefit.ts';
import { wholeAnswerProblems } from './checks/whole-answer.ts';
import type { Stated } from '#guarantees/levels.ts';
import { asPaid } from '#guarantees/oracle.ts';
import { PERSONAS } from '#guarantees/judged-personas.ts';
import { holds } from '#guarantees/statement-check.ts';
import { SHIPPED } from '#tests/support/shipped.ts';

const fixture = SHIPPED;
const { engine, laptops } = fixture;

const stated = PERSONAS.flatMap(({ answers }): { stated: Stated; statements: readonly PlacedStatement[] }[] => {
  const { cards } = engine.recommend(answers);
  const shown = cards.map(({ laptop }) => asPaid(laptop, answers));
  const [best] = shown;
  const common = { field: fieldOf(laptops, answers), needs: needsOf(answers) };
  return cards.flatMap(({ statements }, index) => {
    const laptop = shown[index];
    const others = shown.filter((one) => one !== laptop);
    return best && laptop ? [{ stated: { ...common, laptop, best, others }, statements }] : [];
  });
});

type Copies = { readonly [K in StatementKind]?: (statement: Statement<K>, stated: Stated) => Statement[] };

const wrongShares = (statement: Statement<'ahead' | 'behind'>): Statement[] => {
  const { share } = statement;
  return [
    { ...statement, share: { ...share, count: share.count + 1 } },
    { ...statement, share: { ...share, others: share.others + 1 } },
    { ...statement, share: { ...share, partial: !share.partial } },
  ];
};

const wrongEuros = (statement: Statement<'spare' | 'exhausted' | 'cheaper' | 'dearer'>): Statement[] => [
  { ...statement, euros: statement.euros + 1 },
];

function wrongChanges(statement: Statement<'change'>, { others }: Stated): Statement[] {
  const { change } = statement;
  const other = others.find(({ id }) => id !== change.laptop.id);
  return [
    { ...statement, change: { ...change, gain: -change.gain } },
    ...(other ? [{ ...statement, change: { ...change, laptop: other } }] : []),
    ...(change.form === 'amount' ? [{ ...statement, change: { ...change, amount: change.amount + 1 } }] : []),
    ...(change.form === 'price' ? [{ ...statement, change: { ...change, euros: change.euros + 10 } }] : []),
  ];
}

function wrongVerdicts(statement: Statement<'verdict'>): Statement[] {
  const { verdict } = statement;
  if (verdict.form === 'praise')
    return verdict.praises.map((praise) => ({
      ...statement,
      verdict: { ...verdict, praises: [{ ...praise, level: praise.level === 'good' ? 'plenty' : 'good' }] },
    }));
  const { gain } = verdict.form === 'instead' ? verdict : { gain: null };
  return verdict.form === 'instead' && gain
    ? [{ ...statement, verdict: { ...verdict, gain: { ...gain, gain: -gain.gain } } }]
    : [];
}

/** The statement with another figure, sign or laptop. */
const WRONG: Copies = {
  level: (statement) => [
    { ...statement, level: statement.level === 'good' ? 'scant' : 'good' },
    { ...statement, good: statement.good + 1 },
  ],
  ahead: wrongShares,
  behind: wrongShares,
  spare: wrongEuros,
  exhausted: wrongEuros,
  cheaper: wrongEuros,
  dearer: wrongEuros,
  change: wrongChanges,
  extreme: (statement) => [{ ...statement, side: statement.side === 'most' ? 'least' : 'most' }],
  shortfall: (statement) => [{ ...statement, shortfall: { lacking: [], unknown: [], hasWrongSystem: false } }],
  verdict: wrongVerdicts,
  label: ({ kind, label }) => [{ kind, label: label === 'best' ? 'alternative' : 'best' }],
  dominated: (statement, { laptop }) => [{ ...statement, by: laptop }],
  system: (statement) => [{ ...statement, system: 'windows' }],
};

function wrongCopies<K extends StatementKind>(statement: Statement<K>, of: Stated): Statement[] {
  const copies: Copies[K] = WRONG[statement.kind];
  return copies ? copies(statement, of) : [];
}

describe('the statements of the personas', () => {
  it('are true, and lack nothing mandatory', () => {
    expect(PERSONAS.flatMap(({ answers }) => wholeAnswerProblems(fixture, answers))).toEqual([]);
  });

  it('would be refused with another figure, sign or laptop', () => {
    const wrong = stated.flatMap((one) =>
      one.statements.flatMap(({ statement }) =>
        wrongCopies(statement, one.stated).map((copy) => ({ copy, stated: one.stated })),
      ),
    );
    expect(wrong.length).toBeGreaterThan(PERSONAS.length);
    const accepted = wrong.filter(({ copy, stated: of }) => holds(copy, of));
    expect(accepted.map(({ copy, stated: of }) => `${of.laptop.id}: ${copy.kind}`)).toEqual([]);
  });
});
