/** The operations of the API; `tests/api/openapi.test.ts` compares them with the application's routes. */
import type { LaptopQuery } from '../../contract/laptop-list.ts';
import type { RequestName, ResponseName } from './schemas.ts';

export interface Operation {
  method: 'get' | 'post';
  path: string;
  id: string;
  summary: string;
  body?: RequestName;
  /** Whether the parameters of the laptops' list apply. */
  hasQuery?: true;
  /** `null`: this description itself; `webp`: a picture. */
  answer: ResponseName | 'webp' | null;
  /** Whether the response has an ETag and is the same for everybody. */
  isRevalidated?: true;
  /** Error responses besides those of every operation. */
  errors: Readonly<Record<number, { description: string; schema?: ResponseName }>>;
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

const INVALID_BODY = { 400: { description: 'El cuerpo no es JSON o un campo no es válido; `path` dice cuál.' } };
const UNKNOWN = { 404: { description: 'No hay ningún portátil con ese id.' } };
const POSTED = {
  ...INVALID_BODY,
  403: { description: 'Un formulario de otro sitio.' },
  413: { description: 'El cuerpo es demasiado grande.' },
};

/** In the order of the description. */
export const OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/laptops',
    id: 'listLaptops',
    summary: 'Todos los portátiles, por id y página a página. `next` y la cabecera `Link` llevan a la siguiente.',
    hasQuery: true,
    answer: 'LaptopPage',
    isRevalidated: true,
    errors: { 400: { description: 'Un parámetro no existe, se repite o no es válido; `path` dice cuál.' } },
  },
  {
    method: 'get',
    path: '/api/laptops/names',
    id: 'listLaptopNames',
    summary: 'Cómo se llaman todos los portátiles y cuánto cuestan, del más barato al más caro.',
    answer: 'LaptopNames',
    isRevalidated: true,
    errors: {},
  },
  {
    method: 'get',
    path: '/api/laptops/{id}',
    id: 'getLaptop',
    summary: 'Lo que sabemos de un portátil. `null` es desconocido.',
    answer: 'LaptopSheet',
    isRevalidated: true,
    errors: {
      ...UNKNOWN,
      410: { description: 'Ya no está en el catálogo; `kin` son los más parecidos.', schema: 'Gone' },
    },
  },
  {
    method: 'post',
    path: '/api/laptops/read',
    id: 'readAdvert',
    summary:
      'Qué dice el anuncio de un portátil: título, texto, enlace o número de pieza. `null` es que no lo dice; `known`, el id del que es. No se abre ningún enlace ni se guarda el texto.',
    body: 'ReadRequest',
    answer: 'ReadAnswer',
    errors: POSTED,
  },
  {
    method: 'post',
    path: '/api/laptops/judge',
    id: 'judgeLaptop',
    summary:
      'Si un portátil visto en una tienda o en un anuncio es buena compra para unas respuestas, y por cuánto lo sería.',
    body: 'JudgeRequest',
    answer: 'JudgeAnswer',
    errors: POSTED,
  },
  {
    method: 'post',
    path: '/api/laptops/owned',
    id: 'compareOwned',
    summary:
      'Qué cambiaría con cada portátil recomendado frente al que ya se tiene, y si no se notaría mejora. No se guarda nada.',
    body: 'JudgeRequest',
    answer: 'OwnedAnswer',
    errors: POSTED,
  },
  {
    method: 'get',
    path: '/api/pictures/{file}',
    id: 'getPicture',
    summary: 'La foto de una tienda, con la dirección que da `photo`. No cambia nunca.',
    answer: 'webp',
    errors: { 404: { description: 'No hay ninguna imagen con ese nombre.' } },
  },
  {
    method: 'post',
    path: '/api/recommendations',
    id: 'recommend',
    summary: 'Hasta tres portátiles para unas respuestas, o qué cambiar para que haya alguno.',
    body: 'Answers',
    answer: 'Recommendation',
    errors: POSTED,
  },
  {
    method: 'post',
    path: '/api/recommendations/more',
    id: 'moreOptions',
    summary: 'Los siguientes de los que quedaron, el mejor primero.',
    body: 'MoreRequest',
    answer: 'MoreOptions',
    errors: POSTED,
  },
  {
    method: 'post',
    path: '/api/recommendations/market',
    id: 'market',
    summary: 'Todos los que cumplen lo pedido: precio y encaje.',
    body: 'Answers',
    answer: 'Market',
    errors: POSTED,
  },
  {
    method: 'post',
    path: '/api/recommendations/compare',
    id: 'compare',
    summary:
      'De uno a cuatro portátiles elegidos, y el de un anuncio (`read`), según unas respuestas. Los ids desconocidos no cuentan.',
    body: 'CompareRequest',
    answer: 'Compared',
    errors: POSTED,
  },
  {
    method: 'post',
    path: '/api/recommendations/why',
    id: 'why',
    summary: 'Por qué un portátil se recomienda o no para unas respuestas.',
    body: 'WhyRequest',
    answer: 'Why',
    errors: { ...POSTED, ...UNKNOWN },
  },
  {
    method: 'post',
    path: '/api/send-contact',
    id: 'sendContact',
    summary: 'Un mensaje a la dirección de contacto del sitio.',
    body: 'ContactMessage',
    answer: 'ContactSent',
    errors: { ...POSTED, 502: { description: 'El correo no se puede enviar ahora.' } },
  },
  {
    method: 'get',
    path: '/api/health',
    id: 'health',
    summary: 'El servicio funciona, y con qué catálogo.',
    answer: 'Health',
    errors: {},
  },
  {
    method: 'get',
    path: '/api/openapi.json',
    id: 'describe',
    summary: 'Esta descripción.',
    answer: null,
    isRevalidated: true,
    errors: {},
  },
];
