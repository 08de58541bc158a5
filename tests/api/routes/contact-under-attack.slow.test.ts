import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContactDependencies } from '#api/routes/contact.ts';
import { type ErrorBody, errorBodySchema } from '#contract/error.ts';
import type { Proof } from '#contract/proof-of-work.ts';
import { solveRefusal } from '#src/infra/http/proof-of-work.ts';
import { MESSAGE, newContactApi } from '#tests/support/contact-api.ts';

const limits = { perAddress: { requests: 10, seconds: 600 }, global: { requests: 100, seconds: 3600 } };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A contact route with a chosen client address per request. */
function newForm(changes: Partial<ContactDependencies> = {}) {
  let address = '';
  const api = newContactApi({ limits, clientAddress: () => address, ...changes });
  const postFrom = (from: string, body: unknown = MESSAGE) => {
    address = from;
    return api.post(body);
  };
  return {
    ...api,
    postFrom,
    /** Each message comes from another address. */
    flood: async (messages: number) => {
      const statuses: number[] = [];
      for (let turn = 0; turn < messages; turn += 1) {
        statuses.push((await postFrom(`10.${turn >> 8}.${turn & 255}.1`)).status);
      }
      return statuses;
    },
  };
}

const bodyOf = async (response: Response): Promise<ErrorBody> => errorBodySchema.parse(await response.json());

async function solve(refused: Response): Promise<Proof> {
  const proof = await solveRefusal(await refused.json());
  if (!proof) throw new Error('The response has no challenge');
  return proof;
}

describe('after 150 messages from forged addresses', () => {
  it('a message without proof is rejected with a challenge and Retry-After', async () => {
    const { flood, postFrom, sent } = newForm();
    const statuses = await flood(150);
    expect(statuses.filter((status) => status === 200)).toHaveLength(100);
    const refused = await postFrom('192.0.2.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(36);
    const { error, challenge } = await bodyOf(refused);
    expect(error.code).toBe('too_many_requests');
    expect(challenge?.parameters.data.level).toBe(0);
    expect(sent).toHaveLength(100);
  });

  it('the budget refills gradually', async () => {
    const { flood, postFrom } = newForm();
    await flood(150);
    vi.advanceTimersByTime(37_000);
    expect((await postFrom('192.0.2.1')).status).toBe(200);
    expect((await postFrom('192.0.2.2')).status).toBe(429);
  });
});

describe('a proof of work', () => {
  it('is valid once', async () => {
    const { flood, postFrom, logged } = newForm();
    await flood(101);
    const proof = await solve(await postFrom('192.0.2.1'));
    expect((await postFrom('192.0.2.1', { ...MESSAGE, proof })).status).toBe(200);
    expect(logged).toEqual([['info', expect.objectContaining({ proven: 1 })]]);
    const again = await postFrom('192.0.2.2', { ...MESSAGE, proof });
    expect(again.status).toBe(429);
    expect((await bodyOf(again)).challenge).not.toEqual(proof.challenge);
  });

  it('is valid once for two messages at the same time', async () => {
    const { flood, postFrom } = newForm();
    await flood(101);
    const proof = await solve(await postFrom('192.0.2.1'));
    const answers = [postFrom('192.0.2.1', { ...MESSAGE, proof }), postFrom('192.0.2.2', { ...MESSAGE, proof })];
    const statuses = await Promise.all(answers.map(async (answer) => (await answer).status));
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });

  it('expires', async () => {
    const { flood, postFrom } = newForm();
    await flood(101);
    const proof = await solve(await postFrom('192.0.2.1'));
    vi.setSystemTime(Date.now() + 301_000);
    expect((await postFrom('192.0.2.1', { ...MESSAGE, proof })).status).toBe(429);
  });

  it('is invalid when it is forged or made easier', async () => {
    const { flood, postFrom, sent } = newForm();
    await flood(101);
    const { challenge, solution } = await solve(await postFrom('192.0.2.1'));
    const { parameters, signature } = challenge;
    const easier = { ...parameters, keyPrefix: '00', cost: 1 };
    const later = { ...parameters, expiresAt: parameters.expiresAt + 9999 };
    const harder = { ...parameters, data: { level: 4 } };
    const forged: Proof[] = [
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge, solution: { ...solution, derivedKey: parameters.keyPrefix } },
      { challenge: { parameters, signature: '00'.repeat(32) }, solution },
      ...[easier, later, harder].map((changed) => ({ challenge: { parameters: changed, signature }, solution })),
    ];
    for (const proof of forged) expect((await postFrom('192.0.2.1', { ...MESSAGE, proof })).status).toBe(429);
    expect(sent).toHaveLength(100);
  });

  it('is valid on another instance with the same secret only', async () => {
    const [here, sameSecret, otherSecret] = [newForm(), newForm(), newForm({ secret: 'x'.repeat(40) })];
    for (const { flood } of [here, sameSecret, otherSecret]) await flood(101);
    const proof = await solve(await here.postFrom('192.0.2.1'));
    expect((await sameSecret.postFrom('192.0.2.1', { ...MESSAGE, proof })).status).toBe(200);
    expect((await otherSecret.postFrom('192.0.2.1', { ...MESSAGE, proof })).status).toBe(429);
  });

  it('of another form is an invalid field', async () => {
    const { postFrom } = newForm();
    const response = await postFrom('192.0.2.1', { ...MESSAGE, proof: { challenge: 'no' } });
    expect(response.status).toBe(400);
    expect((await bodyOf(response)).error.path).toBe('proof.challenge');
  });
});

describe('a client that sends repeatedly', () => {
  it('cannot use up the share of others, even without a limit per address', async () => {
    const { postFrom, sent } = newForm({ limits: { ...limits, perAddress: undefined } });
    for (let turn = 0; turn < 120; turn += 1) await postFrom('192.0.2.66');
    expect(sent).toHaveLength(50);
    expect((await postFrom('192.0.2.1')).status).toBe(200);
  });

  it('cannot exceed the limit per address with a proof', async () => {
    const { flood, postFrom } = newForm({ limits: { ...limits, perAddress: { requests: 1, seconds: 600 } } });
    await postFrom('192.0.2.66');
    await flood(101);
    const proof = await solve(await postFrom('192.0.2.66'));
    const refused = await postFrom('192.0.2.66', { ...MESSAGE, proof });
    expect(refused.status).toBe(429);
    expect((await bodyOf(refused)).challenge).toBeUndefined();
  });
});

describe('a client that solves challenges to flood the mailbox', () => {
  it('gets harder challenges, and finally none', async () => {
    const { flood, postFrom, sent } = newForm({
      limits: { perAddress: undefined, global: { requests: 5, seconds: 36_000 } },
    });
    await flood(5);
    const easy = await solve(await postFrom('192.0.2.1'));
    const levels: (number | undefined)[] = [];
    const takeProven = async () => {
      const proof = await solve(await postFrom('192.0.2.1'));
      levels.push(proof.challenge.parameters.data.level);
      expect((await postFrom('192.0.2.1', { ...MESSAGE, proof })).status).toBe(200);
    };
    for (let turn = 0; turn < 3; turn += 1) await takeProven();
    const late = await postFrom('192.0.2.1', { ...MESSAGE, proof: easy });
    expect(late.status, 'solved when it was much easier').toBe(429);
    for (let turn = 0; turn < 2; turn += 1) await takeProven();
    expect(levels).toEqual([0, 1, 2, 3, 4]);
    const refused = await postFrom('192.0.2.1');
    expect(refused.status).toBe(429);
    expect((await bodyOf(refused)).challenge).toBeUndefined();
    expect(sent).toHaveLength(10);
  });
});
