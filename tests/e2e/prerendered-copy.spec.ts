import { readPage } from './html-page.ts';
import { expect, test } from './visit.ts';

/** On every page. */
const EVERYWHERE = [
  'Inicio | Blog | Contacto | Asesor de Compra | Iniciar sesión',
  'Privacidad | Términos | Invítame a un café | Como afiliados podemos recibir una comisión',
];

/** Fixed texts of each page; several in one line are separated by « | ». */
const TEXTS: Record<string, readonly string[]> = {
  '/': [
    'Gaming | Trabajo | Estudio | Diseño',
    'Responde el formulario | El algoritmo analiza | Recibe recomendaciones',
    'Recomendación personalizada | Comparación en tiempo real | Ahorro de tiempo | Precios con fecha',
    'Gratis | Sin datos personales | Resultados en menos de 2 minutos',
    'Guías de compra | 9 de abril de 2025 | 12 min de lectura | Preguntas frecuentes',
  ],
  '/form': [
    'Portátil | próximamente | Trabajo/Estudio | Edición de Vídeo | Diseño Gráfico | Programación',
    'Gaming Casual | Gaming Intensivo | Portabilidad | 200 € | 1500 € | 3000 € | 4000 €',
    '4GB | 64GB | 256GB SSD | 4TB SSD | 15.6″ | 17.3″ | Ultraligero (<1.5kg) | Estándar (4-6 h) | Larga (7-10 h) | Extendida (>10 h)',
    'Tu tope, en euros | Elige un uso para empezar',
  ],
  '/blog': ['Guías de compra', '9 de abril de 2025', 'Leer artículo'],
  '/blog/que-ordenador-comprar-2025': [
    'Inicio > Blog > | Guías de compra | 9 de abril de 2025 | 12 min de lectura | Ver más detalles',
    'Compartir en X | Compartir en Facebook | Compartir en LinkedIn',
  ],
  '/contact': [
    'Nombre | Email | Tipo de solicitud | Mensaje | Necesito ayuda | Tengo una sugerencia',
    'Reportar un error | Otro | Información de contacto | política de privacidad | términos y condiciones',
  ],
  '/privacy': [
    '15 de mayo de 2024 | base de datos en la nube | Solo se usa una cookie de sesión',
    '30 días desde la eliminación de la cuenta | No recogemos datos personales',
  ],
  '/terms': [
    '15 de mayo de 2024',
    '2. Licencia de uso | 3. Cuentas | 4. Favoritos | 5. Responsabilidad | 6. Exactitud | 7. Enlaces',
    '8. Recomendaciones | 9. Interrupciones | 10. Cambios | 11. Ley aplicable | 12. Contacto | ley española',
  ],
};

const pieces = (lines: readonly string[]): string[] => lines.flatMap((line) => line.split(' | '));

/** Without spaces: those on the page may be no-break spaces, and the breadcrumb's separators have none. */
const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');

test.describe('before any script runs, the fixed texts are present @desktop', () => {
  for (const [path, texts] of Object.entries(TEXTS)) {
    test(`on ${path}`, async ({ request }) => {
      const text = withoutSpaces((await readPage(request, path)).words());
      expect(pieces([...EVERYWHERE, ...texts]).filter((piece) => !text.includes(withoutSpaces(piece)))).toEqual([]);
    });
  }
});
