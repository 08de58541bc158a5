/** The OpenAPI 3.1 description of the API, generated from the contract. */
import { laptopQuerySchema } from '../../contract/laptop-list.ts';
import { type Operation, OPERATIONS, QUERY_WORDS } from './operations.ts';
import { componentSchemas, fieldSchemas, refTo } from './schemas.ts';

const EVERYWHERE: Operation['errors'] = {
  429: { description: 'Demasiadas peticiones seguidas; `Retry-After` dice los segundos que faltan.' },
  500: { description: 'Ha fallado el servidor.' },
};

const POSTED: Operation['errors'] = {
  400: { description: 'El cuerpo no es JSON o un campo no es válido; `path` dice cuál.' },
  403: { description: 'Un formulario de otro sitio.' },
  413: { description: 'El cuerpo es demasiado grande.' },
};

const DESCRIPTION = [
  'Portátiles que se venden en España, con sus datos, y qué portátil conviene a quien responde un cuestionario.',
  'Los precios son euros con IVA. `facts.priceKind` dice si un precio se vio hace poco en una tienda española (`seen`),',
  'se estima (`estimated`) o se vio tan bajo que cuenta el habitual (`doubtful`); `facts.priceDate`, cuándo.',
  'Lo que es `null` no se sabe. Quien lo cite, que nombre Atinado y la fecha de `catalogue`.',
].join(' ');

const jsonOf = (schema: object) => ({ 'application/json': { schema } });

function contentOf(answer: Operation['answer']) {
  if (answer === 'webp') return { 'image/webp': { schema: {} } };
  return jsonOf(answer === null ? { type: 'object' } : { $ref: refTo(answer) });
}

const ETAG = { ETag: { description: 'Para `If-None-Match`.', schema: { type: 'string' } } };
const LINK = { Link: { description: 'La página siguiente (`rel="next"`), si la hay.', schema: { type: 'string' } } };

function parametersOf({ path, hasQuery, isRevalidated }: Operation) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const words = Object.entries(QUERY_WORDS);
  const fields = hasQuery ? fieldSchemas(laptopQuerySchema) : {};
  const inQuery = Object.entries(fields).map(([name, schema]) => ({
    name,
    in: 'query',
    description: words.find(([field]) => field === name)?.[1],
    schema,
  }));
  const inHeader = isRevalidated
    ? [{ name: 'If-None-Match', in: 'header', description: 'El `ETag` que ya se tiene.', schema: { type: 'string' } }]
    : [];
  return [...inPath, ...inQuery, ...inHeader];
}

function responsesOf(id: string, { body, answer, isRevalidated, hasQuery, errors }: Operation) {
  const headers = { ...(isRevalidated && ETAG), ...(hasQuery && LINK) };
  const failures = Object.entries({ ...(body && POSTED), ...errors, ...EVERYWHERE }).map(
    ([status, { description, schema = 'Error' }]) => [
      status,
      { description, content: jsonOf({ $ref: refTo(schema) }) },
    ],
  );
  return {
    200: {
      description: id === 'sendContact' ? 'Enviado.' : 'La respuesta.',
      ...(Object.keys(headers).length > 0 && { headers }),
      content: contentOf(answer),
    },
    ...(isRevalidated && { 304: { description: 'No ha cambiado.', headers: ETAG } }),
    ...Object.fromEntries(failures),
  };
}

function operationOf(id: string, operation: Operation) {
  const { summary, body } = operation;
  const parameters = parametersOf(operation);
  return {
    operationId: id,
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: jsonOf({ $ref: refTo(body) }) } }),
    responses: responsesOf(id, operation),
  };
}

/** @returns the whole document as JSON, a new object for each call */
export function openApiDocument() {
  const paths = Map.groupBy(Object.entries(OPERATIONS), ([, { path }]) => path);
  return {
    openapi: '3.1.0',
    info: { title: 'Atinado', version: '1', summary: 'Qué portátil comprar en España', description: DESCRIPTION },
    servers: [{ url: '/' }],
    paths: Object.fromEntries(
      [...paths].map(([path, some]) => [
        path,
        Object.fromEntries(some.map(([id, one]) => [one.body ? 'post' : 'get', operationOf(id, one)])),
      ]),
    ),
    components: { schemas: componentSchemas() },
  };
}
