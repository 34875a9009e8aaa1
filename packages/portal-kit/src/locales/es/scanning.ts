import type { CatalogTranslation } from '../messages';

export const scanning: CatalogTranslation<'scanning'> = () => ({
  scan: 'Escanear un código de barras',
  camera: 'Cámara',
  starting: 'Iniciando la cámara',
  aim: 'Apunte la cámara a un código de barras o escriba el código.',
  lookingUp: (code) => `Buscando ${code}`,
  blocked:
    'La cámara está bloqueada para esta página. Permítala en la configuración del navegador o escriba el código.',
  missing: 'No se encontró ninguna cámara. Escriba el código.',
  unsupported: 'Esta página no puede usar la cámara. Escriba el código.',
  failed:
    'No se pudo iniciar la cámara. Cierre otras aplicaciones que la usen e inténtelo de nuevo, o escriba el código.',
  readerMissing: 'No se pudo cargar el lector de códigos. Inténtelo de nuevo o escriba el código.',
  code: 'Código',
  use: 'Usar el código',
  undo: 'Deshacer',
  done: 'Listo',
});

export const itemScan: CatalogTranslation<'itemScan'> = () => ({
  unknown: (code) => `Ningún artículo activo tiene el código ${code}.`,
});
