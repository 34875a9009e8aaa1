import type { CatalogTranslation } from '../messages';

export const orderChecks: CatalogTranslation<'orderChecks'> = (format) => {
  const pallets = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'tarima', other: 'tarimas' })}`;
  const cases = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'caja', other: 'cajas' })}`;
  return {
    title: 'Revise antes de transmitir',
    passed: 'La revisión no encontró problemas.',
    groups: {
      stock: 'existencias',
      items: 'artículos',
      license: 'licencia',
      dates: 'horario del almacén',
      carrier: 'transportista',
      pallets: 'tarimas',
    },
    checking: (groups) => `Revisando: ${format.list(groups)}…`,
    waiting: 'La transmisión continúa después de la revisión.',
    failed: (groups) =>
      `No se pudo revisar: ${format.list(groups)}. Puede intentarlo de nuevo o transmitir la orden de todos modos.`,
    problems: (count) =>
      `${format.number(count)} ${format.plural(count, { one: 'problema', other: 'problemas' })}`,
    warnings: (count) =>
      `${format.number(count)} ${format.plural(count, { one: 'advertencia', other: 'advertencias' })}`,
    severities: { block: 'Problema:', warn: 'Advertencia:' },
    blocked: 'Corrija los problemas para transmitir la orden.',
    goTo: (field) => `Ir a “${field}”`,
    showAll: (count) => `Mostrar los ${format.number(count)}`,
    showFewer: 'Mostrar menos',
    date: format.date,
    stock: {
      quantity: (full, bottles) => (bottles ? `${full}, ${bottles}` : full),
      short: (sku, ordered, available, arriving) =>
        arriving
          ? `${sku} – solicitado: ${ordered}; disponible: ${available}; llegada prevista a más tardar el ${arriving.date}: ${arriving.quantity} más.`
          : `${sku} – solicitado: ${ordered}; disponible hasta la fecha de embarque: solo ${available}.`,
      arriving: (sku, ordered, available, { quantity, date }) =>
        `${sku} – solicitado: ${ordered}; disponible ahora: ${available}; llegada prevista a más tardar el ${date}: ${quantity} más. Hasta entonces la orden puede fallar.`,
    },
    items: {
      unknown: (sku) => `${sku} no se encontró entre sus artículos.`,
      elsewhere: (sku, warehouse) => `${sku} no se almacena en ${warehouse}.`,
      inactive: (sku) => `${sku} está inactivo.`,
      discontinued: (sku) => `${sku} está descontinuado.`,
      remaining: (sku) => `${sku} está descontinuado. Solo se pueden embarcar las existencias restantes.`,
    },
    license: {
      inactive: (customer) => `${customer} está inactivo y no puede recibir órdenes.`,
      expired: (customer, date) => `La licencia de ${customer} venció el ${format.date(date)}.`,
      expiresFirst: (customer, date, shipDate) =>
        `La licencia de ${customer} vence el ${format.date(date)}, antes de la fecha de embarque, ${format.date(shipDate)}.`,
      noLicense: (customer) => `${customer} no tiene licencia estatal.`,
      noPermit: (customer) => `${customer} no tiene permiso de la TTB.`,
    },
    dates: {
      weekend: (label, date, next) =>
        `${label}: el ${format.date(date)} cae en fin de semana. El siguiente día hábil es el ${format.date(next)}.`,
      past: (label, date) => `${label}: el ${format.date(date)} ya pasó.`,
      cutoff: (warehouse, time) =>
        `${warehouse} embarca el siguiente día hábil las órdenes posteriores a las ${time}.`,
      hours: (warehouse, from, to) =>
        `La cita está fuera del horario de recepción de ${warehouse}, ${from}–${to}.`,
      inactive: (warehouse) => `${warehouse} está inactivo.`,
    },
    carrier: {
      twoCarriages: 'Elija entre un transportista contratado por el almacén y la recogida por el cliente.',
      deliveryOfPickup:
        'El cliente recoge esta orden, pero la orden tiene requisitos o una fecha de entrega.',
      containerByType: 'Los contenedores suelen usarse para exportaciones y traslados.',
      unlisted: (scac) => `${scac} no está en la lista de transportistas del país del almacén.`,
      mode: (carrier, shippingType) => `${carrier} no ofrece el servicio ${shippingType}.`,
      containerNumber: (number) => `El número de contenedor ${number} tiene un dígito de control poco común.`,
    },
    pallets: {
      few: (count, full, suggested) =>
        `${pallets(count)} para ${cases(full)} ${format.plural(count, { one: 'es muy poco', other: 'son muy pocas' })}; cantidad sugerida: ${format.number(suggested)}.`,
      many: (count, full) => `${pallets(count)} para ${cases(full)}: es más de una tarima por caja.`,
      without: (count) =>
        `La paquetería y los contenedores cargados a piso no llevan tarimas, pero esta orden tiene ${pallets(count)}.`,
    },
  };
};
