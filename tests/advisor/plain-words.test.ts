import { describe, expect, it } from 'vitest';
import { clumsySentences } from './checks/plain-words.ts';

describe('a clumsy sentence', () => {
  it.each([
    'A, por 100 € menos, tiene ningún sistema operativo.',
    'A, por 800 € más, tiene 2,85 kg de peso en vez de 2,57 kg.',
    'A, por 470 € más, ofrece macOS en vez de Windows.',
    'Apura tu presupuesto: solo sobran 1 €.',
    'De los 531 portátiles que conocemos, 0 lo cumplen.',
    'A ofrece una gráfica un 447 % más rápida.',
    'Para trabajar y estudiar y jugar de vez en cuando cuentan sobre todo la gráfica.',
    'Ruidoso en una biblioteca: le estimamos 30 puntos de silencio estimado.',
    'Hace ruido (silencio estimado: 30 de 100).',
    'La gráfica RTX 5060 da la talla para lo que priorizas.',
    'La resolución (2560 × 1600) basta para una buena pantalla.',
    'Que sepamos, ninguno llega a los mínimos: el primero se queda corto en la gráfica integrada.',
    'A, por el mismo precio, trae a cambio menos memoria (8 GB).',
    'La pantalla, a 120 Hz, va muy fluida al desplazarte por la pantalla.',
    'Ganas ligereza (0,26 kg menos). Pierdes 84 Hz de fluidez.',
    'Pierdes 84 Hz de fluidez.',
    'Pierdes pantalla (14″) y 2 h de autonomía.',
    'Ganas el doble de potencia gráfica.',
    'Muy buena construcción para que dure (estimada: 85 de 100).',
    'La gráfica integrada Intel Arc 140V anda justa para efectos de vídeo: mejor desde una Intel Arc 140T.',
    'A va primero: frente a lo típico, tiene más memoria.',
    'A va primero: frente a otros que sirven, tiene más memoria.',
    'A, sin sistema operativo, tiene a cambio menos memoria (8 GB).',
    'El peso: sin dato. Compruébalo.',
    'Ganas 23 % de velocidad.',
    'A, por 310,01 € menos, tiene una pantalla más grande (16″).',
    'A va primero: frente a lo típico, tiene una gráfica 7 veces más rápida.',
    'La gráfica integrada Apple M4 anda justa para efectos de vídeo: mejor desde una RTX 4050.',
  ])('is refused: «%s»', (sentence) => {
    expect(clumsySentences([sentence])).not.toEqual([]);
  });

  it('is none that counts a hundred laptops', () => {
    expect(clumsySentences(['El procesador rinde menos que el de 100 de los otros 142.'])).toEqual([]);
  });
});
