import { Hono } from 'hono';
import { readAnswerSchema, readRequestSchema } from '../../contract/advert.ts';
import { laptopSheetSchema } from '../../contract/computer.ts';
import { judgementSchema, judgeRequestSchema } from '../../contract/judge.ts';
import { SHEETS_MAX } from '../../contract/limits.ts';
import { laptopNamesSchema } from '../../contract/laptop-names.ts';
import type { SpanishAdvisor } from '../../words/spanish-advisor.ts';
import { ApiError } from '../middleware/errors.ts';
import { readJsonBody } from '../middleware/read-request.ts';
import { revalidated, sendTagged } from '../middleware/revalidated.ts';
import { cacheAnswers } from './answer-cache.ts';

/**
 * `GET /?ids=a,b`: the facts of those laptops, without unknown ones. `GET /names`: all names, for a search. `GET /{id}`:
 * the facts of one laptop; 410 with the closest laptops for one that left the catalogue, 404 for an unknown id. `POST
 * /read`: what the advert of a laptop says. `POST /judge`: whether a laptop, by its id or by what was read of it, is a
 * good buy; 410 and 404 as above. Nothing that is posted is stored or logged.
 *
 * The catalogue's data are cached in serialized form, because they take longer to serialize than to send.
 */
export function laptopsRoute(current: () => SpanishAdvisor) {
  const names = cacheAnswers(current, (advisor) => laptopNamesSchema.parse(advisor.names()));
  const sheet = cacheAnswers(current, (advisor, id) => laptopSheetSchema.parse(advisor.laptop(id)), Infinity);
  const missing = (id: string): ApiError => {
    const gone = current().gone(id);
    if (!gone) return new ApiError('not_found', 'No tenemos ningún portátil con ese id.');
    return new ApiError('gone', `El ${gone.name} ya no está en nuestro catálogo.`, {
      similarLaptops: gone.similarLaptops,
    });
  };
  const isKnown = (id: string) => current().laptop(id) !== null;

  return (
    new Hono()
      .post('/read', async (context) => {
        const { text } = await readJsonBody(context, readRequestSchema);
        return context.json(readAnswerSchema.parse(current().read(text)));
      })
      .post('/judge', async (context) => {
        const request = await readJsonBody(context, judgeRequestSchema);
        const judgement = current().judge(request);
        if (judgement === null) throw missing(request.id ?? '');
        return context.json(judgementSchema.parse(judgement));
      })
      // What is posted is answered above, because only the rest may be cached.
      .use(...revalidated)
      .get('/', (context) => {
        const asked = (context.req.query('ids') ?? '').split(',').slice(0, SHEETS_MAX);
        const ids = [...new Set(asked)].filter(isKnown);
        const sheets = ids.flatMap((id, index) => (index === 0 ? [sheet(id)] : [COMMA, sheet(id)]));
        return sendTagged(context, Buffer.concat([Buffer.from('{"laptops":['), ...sheets, Buffer.from(']}')]));
      })
      .get('/names', (context) => sendTagged(context, names('')))
      .get('/:id', (context) => {
        const id = context.req.param('id');
        if (isKnown(id)) return sendTagged(context, sheet(id));
        throw missing(id);
      })
  );
}

const COMMA = Buffer.from(',');
