import type { DemoTexts } from '../../../demo-texts.ts';

export const legal: DemoTexts['legal'] = {
  terms: `Este panel es una demo. Aquí no se vende nada: los pagos van a una pasarela de prueba, no se mueve dinero y no se entrega nada. El texto siguiente muestra lo que escribiría un operador.

# Qué pides

Compras un servicio para un enlace público. La página del servicio dice qué se entrega, con qué rapidez y si se reponen las caídas.

# Qué confirmas

El enlace es tuyo o puedes promocionarlo. Las redes tienen sus propias reglas y te corresponde cumplirlas.

# Pago y entrega

Se cobra el precio que aparece al pagar. La entrega empieza tras el pago. Lo que no pueda entregarse se devuelve a tu saldo.`,
  privacy: `Este panel es una demo. No introduzcas datos personales reales. El texto siguiente muestra lo que escribiría un operador.

# Qué se guarda

Tu correo, tus pedidos y sus enlaces, los pagos y los dispositivos con los que entras.

# Para qué

Para entregar pedidos, responder preguntas y proteger tu cuenta. No se vende nada a terceros.

# Tus derechos

En la gestión de la cuenta puedes exportarlo todo y cerrarla. Al cerrarla se borran tus datos personales; los pedidos quedan en los libros sin tu nombre.`,
  refunds: `Este panel es una demo. No se cobra dinero real, así que tampoco se devuelve. El texto siguiente muestra lo que escribiría un operador.

# Pedidos no entregados

Si un pedido se cancela o se entrega en parte, lo no entregado vuelve a tu saldo al momento.

# Reposiciones

Si la cifra baja dentro de la garantía, pide una reposición en la página del pedido. Es gratis.

# Saldo

El dinero no gastado puede devolverse por la vía por la que llegó. Escribe a soporte.`,
  contact: `Este panel es una demo. Aquí nadie lee mensajes y la empresa de abajo no existe. En su lugar irían el nombre, la dirección y el correo reales del operador.

# Soporte

Los clientes con sesión iniciada abren un ticket en Soporte.`,
};
