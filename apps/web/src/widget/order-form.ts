import type { OrderableService } from '@marquee/contract/generated/catalogue.ts';
import type { PaymentMethodView } from '@marquee/contract/generated/money.ts';
import type { CostResult } from '@marquee/contract/generated/ordering.ts';
import { callPanel, Refused } from './call-panel.ts';
import { fill, formatAmount, formatCount, type WidgetConfig } from './config.ts';
import { element, field, setOptions } from './element.ts';
import { noLimit, type OfferedNetwork, presetStart, servicesOf, typesOf } from './offer.ts';
import { payFromBalance } from './pay-from-balance.ts';
import { placeOrder } from './place-order.ts';
import { showPlacedOrder } from './placed-order.ts';

interface Offer {
  networks: readonly OfferedNetwork[];
  methods: readonly PaymentMethodView[];
}

/** Which control an error of the panel belongs to. */
const controlOf = (path: string) => path.split('.').findLast((part) => part in controls) ?? 'form';
const controls = { url: 1, quantity: 1, email: 1, payment_method_id: 1, service_id: 1 } as const;

export function showOrderForm(root: HTMLElement, config: WidgetConfig, { networks, methods }: Offer): void {
  const { phrases, numbers } = config;
  const url = field(
    'url',
    phrases.link,
    element('input', {
      type: 'url',
      inputmode: 'url',
      required: true,
      autocomplete: 'off',
      maxlength: '2048',
    }),
    phrases.linkHint,
  );
  const network = field('network', phrases.network, element('select'));
  const type = field('type', phrases.type, element('select'));
  const service = field('service_id', phrases.service, element('select'), ' ');
  const quantity = field(
    'quantity',
    phrases.quantity,
    element('input', { type: 'number', inputmode: 'numeric', required: true }),
    ' ',
  );
  const email = field(
    'email',
    phrases.email,
    element('input', { type: 'email', required: true, autocomplete: 'email', maxlength: '254' }),
    phrases.emailHint,
  );
  const method = field('payment_method_id', phrases.method, element('select'));
  const summary = element('dl', { 'aria-live': 'polite' });
  const problem = element('p', { class: 'error', role: 'alert' });
  const submit = element('button', { type: 'submit' }, phrases.title);
  const terms = element(
    'a',
    { href: config.termsPath, target: '_blank', rel: 'noopener' },
    fill(phrases.accept, { panel: config.panelName }),
  );
  const balance = element('button', { type: 'button', class: 'plain' }, phrases.balance);
  const balanceHint = element(
    'p',
    { class: 'hint', role: 'status' },
    fill(phrases.balanceHint, { panel: config.panelName }),
  );
  const fields = { url, quantity, email, payment_method_id: method, service_id: service };

  const chosen = (): OrderableService | undefined =>
    servicesOf(typesOf(networks, Number(network.control.value)), Number(type.control.value)).find(
      ({ id }) => id === Number(service.control.value),
    );
  const start = presetStart(networks, config);

  const showServices = () => {
    const types = typesOf(networks, Number(network.control.value));
    const services = servicesOf(types, Number(type.control.value));
    setOptions(service.control, services, [config.serviceId]);
    showService();
  };
  const showTypes = () => {
    setOptions(type.control, typesOf(networks, Number(network.control.value)), [start.typeId]);
    showServices();
  };
  const showService = () => {
    const one = chosen();
    if (!one) return;
    const price = formatAmount(one.price, numbers);
    service.hint.hidden = false;
    service.hint.textContent = fill(phrases.price, { price, count: formatCount(one.pricing_per, numbers) });
    const { min, max, step } = one;
    const range = max >= noLimit ? phrases.rangeOpen : phrases.range;
    quantity.hint.hidden = false;
    quantity.hint.textContent = fill(range, {
      min: formatCount(min, numbers),
      max: formatCount(max, numbers),
    });
    quantity.box.hidden = one.is_package;
    quantity.control.min = String(min);
    quantity.control.max = max >= noLimit ? '' : String(max);
    quantity.control.step = String(step);
    quantity.control.value = String(one.default_quantity ?? min);
    askPrice();
  };

  const line = () => ({
    service_id: Number(service.control.value),
    ...(chosen()?.is_package ? {} : { quantity: Number(quantity.control.value) }),
    ...(url.control.value.trim() === '' ? {} : { url: url.control.value.trim() }),
  });

  let cost: CostResult | undefined;
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const askPrice = () => {
    clearTimeout(timer);
    asked += 1;
    const turn = asked;
    timer = setTimeout(async () => {
      try {
        const { url: _, ...withoutLink } = line();
        const { data } = await callPanel<{ data: CostResult }>(config, 'order-widget/services/total-cost', {
          body: { services: [withoutLink], payment_method_id: Number(method.control.value) },
        });
        if (turn !== asked) return;
        cost = data;
        quantity.setError('');
        showCost(data);
      } catch (error) {
        if (turn !== asked) return;
        cost = undefined;
        summary.replaceChildren();
        submit.textContent = phrases.title;
        showErrors(error);
      }
    }, 250);
  };
  const showCost = ({ total, fee }: CostResult) => {
    const amount = formatAmount(total, numbers);
    const rows = fee === '0' ? [] : [[phrases.fee, formatAmount(fee, numbers), ''] as const];
    summary.replaceChildren(
      ...[...rows, [phrases.total, amount, 'total'] as const].flatMap(([name, value, kind]) => [
        element('dt', { class: kind }, name),
        element('dd', { class: kind }, value),
      ]),
    );
    submit.textContent = fill(phrases.order, { total: amount });
  };

  const showErrors = (error: unknown) => {
    problem.textContent = '';
    if (!(error instanceof Refused)) problem.textContent = phrases.failed;
    else if (Object.keys(error.fields).length === 0) problem.textContent = error.text;
    else
      for (const [path, [text = '']] of Object.entries(error.fields)) {
        const name = controlOf(path);
        if (name in fields) fields[name as keyof typeof fields].setError(text);
        else problem.textContent = text;
      }
  };
  const clearErrors = () => {
    problem.textContent = '';
    for (const one of Object.values(fields)) one.setError('');
  };

  /** The link tells its network; what the visitor has chosen for that network stays. */
  const followLink = async () => {
    const typed = url.control.value.trim();
    if (typed === '') return;
    const path = 'order-widget/networks/identify';
    const found = await callPanel<{ data: { network_id: number | null } }>(config, path, {
      body: { url: typed },
    }).catch(() => undefined);
    const id = found?.data.network_id;
    if (!id || !networks.some((one) => one.id === id) || network.control.value === String(id)) return;
    network.control.value = String(id);
    showTypes();
  };

  setOptions(network.control, networks, [start.networkId]);
  setOptions(method.control, methods);
  network.box.hidden = networks.length === 1;
  method.box.hidden = methods.length === 1;
  url.control.addEventListener('change', () => void followLink());
  network.control.addEventListener('change', showTypes);
  type.control.addEventListener('change', showServices);
  service.control.addEventListener('change', showService);
  quantity.control.addEventListener('input', askPrice);
  method.control.addEventListener('change', askPrice);
  showTypes();

  const form = element(
    'form',
    { novalidate: true },
    ...[url, network, type, service, quantity, email, method].map(({ box }) => box),
    summary,
    problem,
    submit,
    balance,
    balanceHint,
    element('p', { class: 'hint' }, terms),
  );
  balance.addEventListener('click', async () => {
    clearErrors();
    if (line().url === undefined) return url.control.focus();
    if (cost === undefined) return askPrice();
    balanceHint.textContent = phrases.balanceWait;
    try {
      // What the method of payment adds is not paid from the balance.
      const placed = await payFromBalance(config, { line: line(), total: cost.originalAmount });
      showPlacedOrder(root, config, { ...placed, payment: null, order_token: null }, startAgain);
    } catch (error) {
      balanceHint.textContent = fill(phrases.balanceHint, { panel: config.panelName });
      showErrors(error);
    }
  });
  const startAgain = () => showOrderForm(root, config, { networks, methods });
  let key = crypto.randomUUID();
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (submit.disabled) return;
    clearErrors();
    submit.disabled = true;
    submit.textContent = phrases.ordering;
    try {
      const placed = await placeOrder(config, {
        key,
        line: line(),
        email: email.control.value.trim(),
        methodId: Number(method.control.value),
        total: cost?.total,
      });
      showPlacedOrder(root, config, placed, startAgain);
    } catch (error) {
      // What was refused was not placed; a lost answer is asked for again with the same key.
      if (error instanceof Refused) key = crypto.randomUUID();
      submit.disabled = false;
      if (cost) showCost(cost);
      else submit.textContent = phrases.title;
      showErrors(error);
      if (error instanceof Refused && error.code === 'price_changed') askPrice();
      form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    }
  });
  root.replaceChildren(element('h1', { tabindex: '-1' }, phrases.title), form);
}
