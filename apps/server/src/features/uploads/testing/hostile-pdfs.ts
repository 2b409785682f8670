import { deflateSync } from 'node:zlib';
import { PdfWriter } from './pdf-writer.ts';
import { pdf } from './sound-files.ts';

const pages = '<< /Type /Pages /Kids [] /Count 0 >>';
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

type Packing = Parameters<PdfWriter['addPacked']>[1];

/** The script stands in an object stream only. */
function packedScript(options: Packing = {}, action = script): Buffer {
  const file = new PdfWriter();
  file.addPacked({ 1: '<< /Type /Catalog /Pages 2 0 R /OpenAction 3 0 R >>', 2: pages, 3: action }, options);
  return file.endWithStream();
}

const packedCatalog = (entries: string) => {
  const file = new PdfWriter();
  file.addPacked({ 1: `<< /Type /Catalog /Pages 2 0 R ${entries} >>`, 2: pages });
  return file.endWithStream();
};

function withObjects(write: (file: PdfWriter) => void, trailer = ''): Buffer {
  const file = new PdfWriter();
  file.add('<< /Type /Catalog /Pages 2 0 R >>');
  file.add(pages);
  write(file);
  return file.endWithTable(trailer);
}

function laterScript(): Buffer {
  const file = new PdfWriter();
  file.add('<< /Type /Catalog /Pages 2 0 R >>');
  file.add(pages);
  file.endWithTable();
  file.addPacked({ 1: '<< /Type /Catalog /Pages 2 0 R /OpenAction 3 0 R >>', 3: script });
  return file.endWithStream();
}

/** The first revision holds the script; the last one only stops naming it. */
function formerScript(): Buffer {
  const file = new PdfWriter();
  file.add('<< /Type /Catalog /Pages 2 0 R /OpenAction 3 0 R >>');
  file.add(pages);
  file.add(script);
  file.endWithTable();
  file.add('<< /Type /Catalog /Pages 2 0 R >>', 1);
  return file.endWithTable();
}

/** The table says that an object starts inside the content of a stream. */
function insideAStream(): Buffer {
  const hidden = '3 0 obj\n<< /S /JavaScript /JS (x) >>\nendobj\n';
  return withObjects((file) => {
    const stream = file.length;
    file.addStream('', Buffer.from(hidden), 9);
    file.pretend(3, stream + `9 0 obj\n<< /Length ${hidden.length}  >>\nstream\n`.length);
  });
}

function insideAComment(): Buffer {
  return withObjects((file) => {
    const hidden = file.length + 1;
    file.raw('%3 0 obj << /S /JavaScript /JS (x) >> endobj\n');
    file.pretend(3, hidden);
  });
}

/** The length is shorter than the content, so readers disagree about where the stream ends. */
function shortLength(): Buffer {
  return withObjects((file) => {
    file.pretend(3, file.length);
    file.raw(
      '3 0 obj\n<< /Length 2 >>\nstream\nxx\nendobj\n4 0 obj << /S /Launch >> endobj\nendstream\nendobj\n',
    );
  });
}

const catalogWithScript = `1 0 obj\n<< /Type /Catalog /Pages 2 0 R /OpenAction ${script} >>\nendobj`;

/**
 * Every offset is right, but the reader does not find what it needs, so it searches the file for objects
 * and takes the last of each number: the one inside the stream.
 */
function foundBySearching(hidden: string, spoil: (file: string) => string): Buffer {
  const file = withObjects((writer) => writer.addStream('', Buffer.from(`endstream\nendobj\n${hidden}\n`)));
  return Buffer.from(spoil(file.toString('latin1')), 'latin1');
}

const allFree = (file: string) => file.replaceAll(' 00000 n', ' 00000 f');

/** Small when packed, and every name costs the whole object again. */
function manyNames(): Buffer {
  const head = Array.from({ length: 1000 }, (_, index) => `${index + 3} 0`).join(' ');
  const content = deflateSync(Buffer.from(`${head}\n[${'1 '.repeat(2000)}]`));
  return withObjects((file) => {
    file.addStream(`/Type /ObjStm /N 1000 /First ${head.length + 1} /Filter /FlateDecode`, content);
  });
}

const bomb = deflateSync(Buffer.alloc(64 * 1024 * 1024));
const twice = (content: Buffer) => deflateSync(deflateSync(content));

export const hostilePdfs: readonly [string, Buffer][] = [
  ['a script in an object stream', packedScript()],
  ['a script behind a predictor', packedScript({ predictor: 'up' })],
  ['a script in an object stream without a filter', packedScript({ entries: '' })],
  ['a script with an escaped name', packedScript({}, '<< /S /J#61vaScript /J#53 (x) >>')],
  ['an object stream with an escaped type', packedScript({ type: 'Obj#53tm' })],
  ['an object stream of no type', packedScript({ type: 'Stuff' })],
  [
    'an object stream with an escaped filter',
    packedScript({ entries: '/Filter /Fl#61teDecode', encode: deflateSync }),
  ],
  ['two filters', packedScript({ entries: '/Filter [/FlateDecode /FlateDecode]', encode: twice })],
  ['an unknown filter', packedScript({ entries: '/Filter /LZWDecode' })],
  ['a filter that is named elsewhere', packedScript({ entries: '/Filter 2 0 R', encode: deflateSync })],
  [
    'a filter named twice',
    packedScript({ entries: '/Filter /ASCIIHexDecode /Filter /FlateDecode', encode: deflateSync }),
  ],
  [
    'content in hexadecimal',
    packedScript({
      entries: '/Filter /ASCIIHexDecode',
      encode: (content) => Buffer.from(content.toString('hex')),
    }),
  ],
  [
    'half an object stream',
    packedScript({
      entries: '/Filter /FlateDecode',
      encode: (content) => deflateSync(content).subarray(0, -12),
    }),
  ],
  ['a bomb', packedScript({ entries: '/Filter /FlateDecode', encode: () => bomb })],
  ['one large object, named a thousand times', manyNames()],
  [
    'an unknown predictor',
    packedScript({ entries: '/Filter /FlateDecode /DecodeParms << /Predictor 2 >>', encode: deflateSync }),
  ],
  ['a key of an object stream in disguise', packedCatalog('/AA << /WC 9 0 R >>')],
  ['a program to start', packedScript({}, '<< /S /Launch /F (calc.exe) >>')],
  ['a page to open by itself', packedScript({}, '<< /S /URI /URI (https://a.example) >>')],
  ['a page to open after another', packedScript({}, '<< /S /GoTo /D [2 0 R /Fit] /Next 4 0 R >>')],
  ['another document', packedScript({}, '<< /S /GoToR /F (x.pdf) /D [0 /Fit] >>')],
  ['fields that are sent', packedCatalog('/AcroForm << /Fields [<< /A << /S /SubmitForm >> >>] >>')],
  ['a form of another kind', packedCatalog('/AcroForm << /XFA [(template) 9 0 R] >>')],
  ['files inside', packedCatalog('/Names << /EmbeddedFiles 9 0 R >>')],
  ['a portfolio', packedCatalog('/Collection << /View /T >>')],
  ['a film', packedCatalog('/Annots [<< /Subtype /RichMedia >>]')],
  ['a screen for films', packedCatalog('/Annots [<< /Subtype /Screen >>]')],
  ['a link with a script', packedCatalog('/Annots [<< /A << /S /URI /URI (javascript:alert\\(1\\)) >> >>]')],
  [
    'a link with an escaped script',
    packedCatalog('/Annots [<< /A << /S /URI /URI (j\\141vascript:1) >> >>]'),
  ],
  ['a link with a broken script', packedCatalog('/Annots [<< /A << /S /URI /URI (java\\nscript:1) >> >>]')],
  [
    'a link with a script in UTF-16',
    packedCatalog('/Annots [<< /A << /S /URI /URI <FEFF006A003A0031> >> >>]'),
  ],
  [
    'a link to a file, marked as UTF-8',
    packedCatalog('/Annots [<< /A << /S /URI /URI <EFBBBF663A78> >> >>]'),
  ],
  ['a link to another machine', packedCatalog('/Annots [<< /A << /S /URI /URI (\\\\\\\\host\\\\x) >> >>]')],
  ['an article of another document', packedCatalog('/Annots [<< /A << /S /Thread /F (x.pdf) >> >>]')],
  ['a link to a file', packedCatalog('/Annots [<< /A << /S /URI /URI <66696C653A2F2F2F78> >> >>]')],
  ['a script in an update', laterScript()],
  ['a script in an earlier revision', formerScript()],
  ['an object inside a stream', insideAStream()],
  ['an object inside a comment', insideAComment()],
  ['a hidden object, and none that the table names', foundBySearching(catalogWithScript, allFree)],
  [
    'a hidden object, and generations that differ',
    foundBySearching(catalogWithScript, (file) => file.replaceAll(' 00000 n', ' 00003 n')),
  ],
  [
    'a hidden object, and a catalogue that is not there',
    foundBySearching(catalogWithScript.replace('1 0', '9 0'), (file) => file.replace('/Root 1', '/Root 9')),
  ],
  [
    'a hidden object behind much space',
    foundBySearching(catalogWithScript.replace('0 obj', `0${' '.repeat(100)}obj`), allFree),
  ],
  [
    'a hidden object behind a comment',
    foundBySearching(catalogWithScript.replace('0 obj', '0 %\nobj'), allFree),
  ],
  ['a hidden object without a space', foundBySearching(catalogWithScript.replace('0 obj', '0obj'), allFree)],
  ['a hidden trailer', foundBySearching('trailer\n<< /Root 3 0 R /Encrypt 4 0 R >>', allFree)],
  [
    'a hidden object in a string',
    Buffer.from(
      allFree(withObjects((file) => file.add(`(${catalogWithScript})`)).toString('latin1')),
      'latin1',
    ),
  ],
  ['a length that is too short', shortLength()],
  [
    'content in another file',
    withObjects((file) => file.addStream('/F (file:///etc/passwd)', Buffer.from(''))),
  ],
  ['encryption', withObjects((file) => file.add('<< /Filter /Standard /V 5 >>'), '/Encrypt 3 0 R')],
  ['an offset without its object', withObjects((file) => file.pretend(3, 17))],
  ['a table that is not there', withObjects(() => undefined, '/Prev 17')],
  [
    'a table at the wrong place',
    Buffer.from(
      pdf()
        .toString('latin1')
        .replace(/startxref\n\d+/, 'startxref\n9'),
      'latin1',
    ),
  ],
  ['something between its objects', withObjects((file) => file.raw('<script>alert(1)</script>\n'))],
  ['a string that does not end', withObjects((file) => file.add('<< /T (x >>'))],
  ['a thousand brackets', withObjects((file) => file.add(`${'['.repeat(1000)}${']'.repeat(1000)}`))],
];
