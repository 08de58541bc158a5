import { type Context, Hono } from 'hono';
import { laptopSheetSchema, SHEETS_MAX } from '../../contract/computer.ts';
import { type LaptopQuery, laptopPageSchema, laptopQuerySchema } from '../../contract/laptop-list.ts';
import { laptopNamesSchema } from '../../contract/laptop-names.ts';
import type { ServedAdvisor } from '../../words/served-advisor.ts';
import { ApiError, unknownLaptop } from '../middleware/errors.ts';
import { readQuery } from '../middleware/query.ts';
import { revalidated } from '../middleware/revalidated.ts';

const NUMBERS = ['limit', 'maxPrice', 'minRam'] as const satisfies readonly (keyof LaptopQuery)[];

/**
 * `GET /`: all laptops, page by page, or with `?ids=a,b` those, without unknown ones. `GET /names`: what all are called,
 * for a search by name. `GET /{id}`: the facts of one laptop; 410 with its nearest kin for one that left the catalogue,
 * 404 for an unknown id.
 */
export function laptopsRoute(advisor: ServedAdvisor) {
  const pageOf = (context: Context, { ids, ...query }: LaptopQuery) => {
    const { catalogue } = advisor;
    if (ids !== undefined) {
      const laptops = sheetsOf(new Set(ids.split(',').slice(0, SHEETS_MAX)));
      return { laptops, total: laptops.length, next: null, catalogue };
    }
    const { ids: found, total, isCut } = advisor.list(query);
    const next = isCut ? addressAfter(context, found.at(-1) ?? '') : null;
    return { laptops: sheetsOf(found), total, next, catalogue };
  };
  const sheetsOf = (ids: Iterable<string>) => [...ids].flatMap((id) => advisor.laptop(id) ?? []);

  return new Hono()
    .use(...revalidated)
    .get('/', (context) => {
      const page = pageOf(context, readQuery(context, laptopQuerySchema, NUMBERS));
      if (page.next !== null) context.header('Link', `<${page.next}>; rel="next"`);
      return context.json(laptopPageSchema.parse(page));
    })
    .get('/names', (context) => context.json(laptopNamesSchema.parse(advisor.names())))
    .get('/:id', (context) => {
      const id = context.req.param('id');
      const laptop = advisor.laptop(id);
      if (laptop) return context.json(laptopSheetSchema.parse(laptop));
      const gone = advisor.gone(id);
      if (!gone) throw unknownLaptop();
      throw new ApiError('gone', `El ${gone.name} ya no está en nuestro catálogo.`, { kin: gone.kin });
    });
}

/** The same query, from the next laptop on. */
function addressAfter({ req }: Context, last: string): string {
  return `${req.path}?${new URLSearchParams({ ...req.query(), after: last }).toString()}`;
}
