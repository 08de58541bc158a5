/** Words of pages by which many tests find their way. */
export const BUDGET_FIELD = 'Tu tope, en euros';
export const CASUAL_GAMING = 'Gaming Casual';
export const FAVORITE_SAVED = 'Ordenador guardado en favoritos';
export const FORM_NAME = 'Asesor de Compra';
export const KEEP_ANSWER = 'Guardar esta';
export const MORE_BUTTON = '¿No te convencen? Mostrar más opciones';
export const MORE_OPTIONS = 'Más opciones para ti';
export const NO_FAVORITES = 'No tienes favoritos';
export const SEND_MESSAGE = 'Enviar mensaje';
export const SIGN_IN = 'Iniciar sesión';
export const WITH_GOOGLE = 'Continuar con Google';
