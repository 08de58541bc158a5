/** The API's engine, without the API. */
import { createSpanishAdvisor, type SpanishAdvisor } from '#words/spanish-advisor.ts';
import type { ReadAnswer } from '#contract/advert.ts';
import type { Catalogue } from '#catalogue/laptop.ts';
import { unpackCatalogue } from '#catalogue/packed.ts';
import type { Asked, CatalogueFile, Question, Reply } from './messages.ts';

/** @throws where the file cannot be read whole */
export type ReadCatalogue = (file: Pick<CatalogueFile, 'url' | 'integrity'>) => Promise<string>;

/** If a catalogue cannot be opened, the previous one stays. */
export function createEngine(read: ReadCatalogue): (asked: Asked) => Promise<Reply> {
  let advisor: SpanishAdvisor | null = null;
  let catalogue: Catalogue | null = null;
  /** Made with the first advert; it searches the catalogue that is open. */
  let reader: { of: Catalogue; read: (text: string) => ReadAnswer } | null = null;

  const opened = (): SpanishAdvisor => {
    if (!advisor) throw new Error('No catalogue is open');
    return advisor;
  };

  const readerNow = async (): Promise<(text: string) => ReadAnswer> => {
    const { createAdvertReader } = await import('#catalogue/reading/read-advert.ts');
    if (!catalogue) throw new Error('No catalogue is open');
    if (reader?.of !== catalogue) reader = { of: catalogue, read: createAdvertReader(catalogue) };
    return reader.read;
  };

  const answer = async (question: Question): Promise<unknown> => {
    switch (question.ask) {
      case 'open': {
        const unpacked = unpackCatalogue(await read(question.file));
        advisor = createSpanishAdvisor(unpacked.catalogue, unpacked.settings);
        catalogue = unpacked.catalogue;
        return advisor.catalogue;
      }
      case 'recommend':
        return opened().recommend(question.answers);
      case 'more':
        return opened().more(question.request);
      case 'market':
        return opened().market(question.answers);
      case 'counts':
        return opened().counts(question.answers);
      case 'compare': {
        const { request } = question;
        if (!request.read) return opened().compare(request);
        const { comparedWithAdvert } = await import('#words/compared-advert.ts');
        return comparedWithAdvert(opened(), { ...request, read: request.read });
      }
      case 'why':
        return (await import('#words/why.ts')).whyOf(opened(), question.answers, question.laptop);
      case 'read':
        return (await readerNow())(question.text);
      case 'judge':
        return (await import('#words/judge.ts')).judgementOf(opened(), question.request);
      case 'owned':
        return (await import('#words/owned.ts')).ownedInWords(opened(), question.request);
      case 'names':
        return opened().names();
      case 'laptops':
        return { laptops: question.ids.flatMap((id) => opened().laptop(id) ?? []) };
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
