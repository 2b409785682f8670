import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

export interface IcuMessage {
  /** The arguments of the message: `name`, `name:plural`, `name:select(a|b)`, `<tag>`. */
  asks: Set<string>;
  plurals: { name: string; type: 'cardinal' | 'ordinal'; categories: string[]; exact: string[] }[];
  /** The text alone, without arguments. */
  words: string;
}

/** Throws with the parser's reason when the text is not valid ICU. */
export function readIcuMessage(text: string): IcuMessage {
  const message: IcuMessage = { asks: new Set(), plurals: [], words: '' };
  collect(parse(text), message);
  return message;
}

function collect(elements: readonly MessageFormatElement[], message: IcuMessage): void {
  for (const element of elements) {
    switch (element.type) {
      case TYPE.literal:
        message.words += element.value;
        break;
      case TYPE.argument:
        message.asks.add(element.value);
        break;
      case TYPE.tag:
        message.asks.add(`<${element.value}>`);
        collect(element.children, message);
        break;
      case TYPE.plural: {
        const options = Object.entries(element.options);
        const names = options.map(([name]) => name);
        const categories = names.filter((name) => !name.startsWith('='));
        const exact = names.filter((name) => name.startsWith('='));
        message.asks.add(`${element.value}:plural`);
        message.plurals.push({
          name: element.value,
          type: element.pluralType ?? 'cardinal',
          categories,
          exact,
        });
        for (const [, option] of options) collect(option.value, message);
        break;
      }
      case TYPE.select: {
        const options = Object.entries(element.options);
        const names = options.map(([name]) => name).sort();
        message.asks.add(`${element.value}:select(${names.join('|')})`);
        for (const [, option] of options) collect(option.value, message);
        break;
      }
      case TYPE.number:
      case TYPE.date:
      case TYPE.time:
        message.asks.add(`${element.value}:${TYPE[element.type]}`);
    }
  }
}
