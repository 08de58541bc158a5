import { Hono } from 'hono';
import { laptopSheetSchema } from '../../contract/computer.ts';
import type { Advisor } from '../../advisor/advisor.ts';
import { unknownLaptop } from '../middleware/errors.ts';

/** `GET /{id}`: the facts of one laptop; 404 for an unknown id. */
export function laptopsRoute(advisor: Advisor) {
  return new Hono().get('/:id', (context) => {
    const laptop = advisor.laptop(context.req.param('id'));
    if (!laptop) throw unknownLaptop();
    return context.json(laptopSheetSchema.parse(laptop));
  });
}
