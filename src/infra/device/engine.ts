/** The API's engine, without the API. */
import { createSpanishAdvisor, type SpanishAdvisor } from '#words/spanish-advisor.ts';
import type { ReadAnswer } from '#contract/advert.ts';
import type { CatalogueInfo } from '#contract/answer-parts.ts';
import { unpackCatalogue } from '#catalogue/packed.ts';
import { memoizePromise } from '#src/lib/memoize-promise.ts';
import type { Asked, CatalogueFile, Question, Reply } from './messages.ts';

/** @throws where the file cannot be read whole */
export type ReadCatalogue = (file: Pick<CatalogueFile, 'url' | 'integrity'>) => Promise<string>;

interface Opened {
  advisor: SpanishAdvisor;
  /** Made with the first advert; it searches the same catalogue. */
  reader: () => Promise<(text: string) => ReadAnswer>;
}

/** If a catalogue cannot be opened, the previous one stays. */
export function createEngine(read: ReadCatalogue): (asked: Asked) => Promise<Reply> {
  let current: Opened | null = null;

  const opened = (): Opened => {
    if (!current) throw new Error('No catalogue is open');
    return current;
  };

  const open = async (file: Parameters<ReadCatalogue>[0]): Promise<CatalogueInfo> => {
    const { catalogue, settings } = unpackCatalogue(await read(file));
    const advisor = createSpanishAdvisor(catalogue, settings);
    const reader = memoizePromise(async () => {
      const { createAdvertReader } = await import('#catalogue/reading/read-advert.ts');
      return createAdvertReader(catalogue);
    });
    current = { advisor, reader };
    return advisor.catalogue;
  };

  const answer = async (question: Question): Promise<unknown> => {
    if (question.ask === 'open') return open(question.file);
    const { advisor, reader } = opened();
    switch (question.ask) {
      case 'recommend':
        return advisor.recommend(question.answers);
      case 'more':
        return advisor.more(question.request);
      case 'market':
        return advisor.market(question.answers);
      case 'compare': {
        const { request } = question;
        if (!request.read) return advisor.compare(request);
        const { comparedWithAdvert } = await import('#words/compared-advert.ts');
        return comparedWithAdvert(advisor, { ...request, read: request.read });
      }
      case 'why':
        return (await import('#words/why.ts')).whyOf(advisor, question.answers, question.laptop);
      case 'read':
        return (await reader())(question.text);
      case 'judge':
        return (await import('#words/judge.ts')).judgementOf(advisor, question.request);
      case 'owned':
        return (await import('#words/owned.ts')).ownedInWords(advisor, question.request);
      case 'names':
        return advisor.names();
      case 'laptops':
        return { laptops: question.ids.flatMap((id) => advisor.laptop(id) ?? []) };
      default:
        return question satisfies never;
    }
  };

  return async (asked) => {
    const { id } = asked;
    try {
      return { id, text: JSON.stringify(await answer(asked)) };
    } catch (error) {
      return { id, error: String(error) };
    }
  };
}
