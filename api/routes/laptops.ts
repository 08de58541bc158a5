import { Hono } from 'hono';
import { laptopSheetSchema, laptopSheetsSchema, SHEETS_MAX } from '../../contract/computer.ts';
import type { Advisor } from '../../advisor/advisor.ts';
import { unknownLaptop } from '../middleware/errors.ts';

/** `GET /{id}`: the facts of one laptop; 404 for an unknown id. `GET /?ids=a,b`: those of several, without unknown ones. */
export function laptopsRoute(advisor: Advisor) {
  const routes = new Hono().get('/', (context) => {
    const ids = new Set((context.req.query('ids') ?? '').split(',').slice(0, SHEETS_MAX));
    const laptops = [...ids].flatMap((id) => advisor.laptop(id) ?? []);
    return context.json(laptopSheetsSchema.parse({ laptops }));
  });
  return routes.get('/:id', (context) => {
    const laptop = advisor.laptop(context.req.param('id'));
    if (!laptop) throw unknownLaptop();
    return context.json(laptopSheetSchema.parse(laptop));
  });
}
