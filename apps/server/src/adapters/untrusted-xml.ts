import { XMLParser } from 'fast-xml-parser';

/**
 * Reads XML from outside: all values stay text, attributes are `@name`. Declared entities can expand a
 * small file into a huge one, so none is replaced.
 */
export const untrustedXml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
});
