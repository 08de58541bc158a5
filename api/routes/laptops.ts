import { Hono } from 'hono';
import { laptopSheetSchema } from '../../contract/laptops.ts';
import type { Advisor } from '../../advisor/advisor.ts';
import { answerJson } from '../middleware/answer-json.ts';
import { unknownLaptop } from '../middleware/errors.ts';

/** `GET /{id}`: one laptop with its facts, apart from any answers; 404 for an id the catalogue does not have. */
export function laptopsRoute(advisor: Advisor) {
  return new Hono().get('/:id', (context) => {
    const laptop = advisor.laptop(context.req.param('id'));
    if (!laptop) throw unknownLaptop();
    return answerJson(context, JSON.stringify(laptopSheetSchema.parse(laptop)));
  });
}
