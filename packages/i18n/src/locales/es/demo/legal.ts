import type { DemoTexts } from '../../../demo-texts.ts';

export const legal: DemoTexts['legal'] = {
  terms: `Este panel es una demo. Aquí no se vende nada: los pagos van a una pasarela de prueba, no se mueve dinero y no se entrega nada. El texto de abajo muestra lo que escribiría el propietario de un panel real.

# Qué pides

Compras un servicio para un enlace público. La página del servicio indica qué se entrega, con qué rapidez y si se repone la cantidad cuando baja.

# Qué confirmas

El enlace es tuyo o tienes permiso para promocionarlo. Las redes tienen sus propias reglas y eres responsable de cumplirlas.

# Pago y entrega

Se te cobra el precio que aparece al pagar. La entrega empieza después del pago. Lo que no podamos entregar se reembolsa a tu saldo.`,
  privacy: `Este panel es una demo. No escribas datos personales reales. El texto de abajo muestra lo que escribiría el propietario de un panel real.

# Qué se guarda

Tu correo, tus pedidos y sus enlaces, los pagos y los dispositivos desde los que inicias sesión.

# Para qué

Para entregar pedidos, responder preguntas y proteger tu cuenta. No vendemos tus datos.

# Tus derechos

Puedes descargar tus datos y cerrar tu cuenta en “Datos y privacidad”. Al cerrarla se borran tus datos personales. Los pedidos y pagos se conservan sin tu nombre.`,
  refunds: `Este panel es una demo. No se cobra dinero real, así que tampoco se reembolsa. El texto de abajo muestra lo que escribiría el propietario de un panel real.

# Pedidos no entregados

Si un pedido se cancela o se entrega parcialmente, la parte no entregada se reembolsa a tu saldo de inmediato.

# Reposiciones

Si la cantidad baja dentro del período de garantía, solicita una reposición en la página del pedido. Es gratis.

# Saldo

Podemos reembolsar el dinero no gastado al método de pago original. Contacta a soporte.`,
  contact: `Este panel es una demo. Nadie lee los mensajes y la empresa de abajo no existe. En un panel real, aquí aparecen el nombre, la dirección y el correo de quien lo gestiona.

# Soporte

Inicia sesión y abre un ticket en “Soporte”.`,
};
