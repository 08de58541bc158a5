/** The operations of the API; `tests/api/openapi.test.ts` compares them with the application's routes. */
import type { LaptopQuery } from '../../contract/laptop-list.ts';
import type { RequestName, ResponseName } from './schemas.ts';

export interface Operation {
  path: string;
  summary: string;
  /** The method is POST with a body, else GET. */
  body?: RequestName;
  /** Whether the parameters of the laptops' list apply. */
  hasQuery?: true;
  /** `null`: this description itself; `webp`: a picture. */
  answer: ResponseName | 'webp' | null;
  /** Whether the response has an ETag and is the same for everybody. */
  isRevalidated?: true;
  /** Error responses besides those of every operation with the same method. */
  errors?: Readonly<Record<number, { description: string; schema?: ResponseName }>>;
}

export const QUERY_WORDS: Readonly<Record<keyof LaptopQuery, string>> = {
  ids: 'Ids separados por comas, 20 como mucho: solo esos portátiles, sin los desconocidos. Los demás parámetros no cuentan.',
  after: 'El id del último portátil leído: la página sigue detrás. Va incluido en `next`.',
  limit: 'Portátiles por página.',
  brand: 'Marca, en mayúsculas o minúsculas.',
  maxPrice: 'Precio máximo en euros, sin contar Windows donde haya que comprarlo.',
  minRam: 'Memoria mínima en GB.',
  screen: 'Tamaño en pulgadas como en el cuestionario: 15 va de 14,7 a 15,8.',
  os: 'Sistema con el que se vende.',
  q: 'Palabras que aparecen todas en el nombre; cuentan las ocho primeras distintas.',
};

const UNKNOWN = { 404: { description: 'No hay ningún portátil con ese id.' } };

/** By operation id, in the order of the description. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  listLaptops: {
    path: '/api/laptops',
    summary: 'Todos los portátiles, por id y página a página. `next` y la cabecera `Link` llevan a la siguiente.',
    hasQuery: true,
    answer: 'LaptopPage',
    isRevalidated: true,
    errors: { 400: { description: 'Un parámetro no existe, se repite o no es válido; `path` dice cuál.' } },
  },
  listLaptopNames: {
    path: '/api/laptops/names',
    summary: 'Cómo se llaman todos los portátiles y cuánto cuestan, del más barato al más caro.',
    answer: 'LaptopNames',
    isRevalidated: true,
  },
  getLaptop: {
    path: '/api/laptops/{id}',
    summary: 'Lo que sabemos de un portátil. `null` es desconocido.',
    answer: 'LaptopSheet',
    isRevalidated: true,
    errors: {
      ...UNKNOWN,
      410: { description: 'Ya no está en el catálogo; `kin` son los más parecidos.', schema: 'Gone' },
    },
  },
  readAdvert: {
    path: '/api/laptops/read',
    summary:
      'Qué dice el anuncio de un portátil: título, texto, enlace o número de pieza. `null` es que no lo dice; `known`, el id del que es. No se abre ningún enlace ni se guarda el texto.',
    body: 'ReadRequest',
    answer: 'ReadAnswer',
  },
  judgeLaptop: {
    path: '/api/laptops/judge',
    summary:
      'Si un portátil visto en una tienda o en un anuncio es buena compra para unas respuestas, y por cuánto lo sería.',
    body: 'JudgeRequest',
    answer: 'JudgeAnswer',
  },
  compareOwned: {
    path: '/api/laptops/owned',
    summary:
      'Qué cambiaría con cada portátil recomendado frente al que ya se tiene, y si no se notaría mejora. No se guarda nada.',
    body: 'JudgeRequest',
    answer: 'OwnedAnswer',
  },
  getPicture: {
    path: '/api/pictures/{file}',
    summary: 'La foto de una tienda, con la dirección que da `photo`. No cambia nunca.',
    answer: 'webp',
    errors: { 404: { description: 'No hay ninguna imagen con ese nombre.' } },
  },
  recommend: {
    path: '/api/recommendations',
    summary: 'Hasta tres portátiles para unas respuestas, o qué cambiar para que haya alguno.',
    body: 'Answers',
    answer: 'Recommendation',
  },
  moreOptions: {
    path: '/api/recommendations/more',
    summary: 'Los siguientes de los que quedaron, el mejor primero.',
    body: 'MoreRequest',
    answer: 'MoreOptions',
  },
  market: {
    path: '/api/recommendations/market',
    summary: 'Todos los que cumplen lo pedido: precio y encaje.',
    body: 'Answers',
    answer: 'Market',
  },
  compare: {
    path: '/api/recommendations/compare',
    summary:
      'De uno a cuatro portátiles elegidos, y el de un anuncio (`read`), según unas respuestas. Los ids desconocidos no cuentan.',
    body: 'CompareRequest',
    answer: 'Compared',
  },
  why: {
    path: '/api/recommendations/why',
    summary: 'Por qué un portátil se recomienda o no para unas respuestas.',
    body: 'WhyRequest',
    answer: 'Why',
    errors: UNKNOWN,
  },
  sendContact: {
    path: '/api/send-contact',
    summary: 'Un mensaje a la dirección de contacto del sitio.',
    body: 'ContactMessage',
    answer: 'ContactSent',
    errors: { 502: { description: 'El correo no se puede enviar ahora.' } },
  },
  health: {
    path: '/api/health',
    summary: 'El servicio funciona, y con qué catálogo.',
    answer: 'Health',
  },
  describe: {
    path: '/api/openapi.json',
    summary: 'Esta descripción.',
    answer: null,
    isRevalidated: true,
  },
};
