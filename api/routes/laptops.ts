import { Hono } from 'hono';
import { laptopSheetSchema, laptopSheetsSchema, SHEETS_MAX } from '../../contract/computer.ts';
import { laptopNamesSchema } from '../../contract/laptop-names.ts';
import type { Advisor } from '../../advisor/advisor.ts';
import { unknownLaptop } from '../middleware/errors.ts';

/**
 * `GET /{id}`: the facts of one laptop; 404 for an unknown id. `GET /?ids=a,b`: those of several, without unknown ones.
 * `GET /names`: what all are called, for a search by name.
 */
export function laptopsRoute(advisor: Advisor) {
  const routes = new Hono().get('/', (context) => {
    const ids = new Set((context.req.query('ids') ?? '').split(',').slice(0, SHEETS_MAX));
    const laptops = [...ids].flatMap((id) => advisor.laptop(id) ?? []);
    return context.json(laptopSheetsSchema.parse({ laptops }));
  });
  routes.get('/names', (context) => context.json(laptopNamesSchema.parse(advisor.names())));
  return routes.get('/:id', (context) => {
    const laptop = advisor.laptop(context.req.param('id'));
    if (!laptop) throw unknownLaptop();
    return context.json(laptopSheetSchema.parse(laptop));
  });
}
