import { deflateSync } from 'node:zlib';
import { PdfWriter } from './pdf-writer.ts';

const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << >> >>';
const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const content = deflateSync(Buffer.from('BT /F1 12 Tf (Passport \\(copy\\)) Tj ET'));

/** As office programs write it: everything but the content is packed. */
function office(): Buffer {
  const file = new PdfWriter();
  file.addStream('/Filter /FlateDecode', content, 4);
  file.addPacked({
    1: '<< /Type /Catalog /Pages 2 0 R /Lang (de-DE) /MarkInfo << /Marked true >> /StructTreeRoot 5 0 R >>',
    2: pages,
    3: page,
    5: '<< /Type /StructTreeRoot /K [<< /S /Document /P 5 0 R >>] >>',
    6: '<< /Title <FEFF00500061007300730070006F0072007400F6> /Producer (Writer \\(7.2\\)) >>',
  });
  return file.endWithStream('/Info 6 0 R');
}

/** As typesetting programs write it: links, a first view, and differences instead of values. */
function typeset(): Buffer {
  const file = new PdfWriter('1.5');
  file.addStream('/Filter [/FlateDecode]', content, 4);
  file.addPacked(
    {
      1: '<< /Type /Catalog /Pages 2 0 R /OpenAction 7 0 R /Names << /Dests 8 0 R >> >>',
      2: pages,
      3: page.replace('/Resources', '/Annots [5 0 R] /Resources'),
      5: '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://a.example/x) >> >>',
      7: '<< /S /GoTo /D [3 0 R /FitH null] >>',
      8: '<< /Names [(page.1) [3 0 R /XYZ 99 740 null]] >>',
    },
    { predictor: 'up' },
  );
  return file.endWithStream('', { predictor: 'up' });
}

/** As phones write a scan: one picture, the length behind it, a table. */
function scan(): Buffer {
  const file = new PdfWriter('1.4');
  file.add('<< /Type /Catalog /Pages 2 0 R >>');
  file.add(pages);
  file.add(page.replace('<< >>', '<< /XObject << /Im1 5 0 R >> /ExtGState << /G << /BM /Screen >> >> >>'));
  file.addStream('', Buffer.from('q 595 0 0 842 0 0 cm /Im1 Do Q'));
  const picture = Buffer.from(
    '\xff\xd8\xff/JavaScript stream endstream << /S /Launch >> an object, 1 objector\xff\xd9',
    'latin1',
  );
  file.pretend(5, file.length);
  file.raw('5 0 obj\n<< /Subtype /Image /Filter /DCTDecode /Length 6 0 R >>\nstream\r\n');
  file.raw(picture);
  file.raw('\nendstream\nendobj\n');
  file.reserve();
  file.add(String(picture.length));
  return file.endWithTable('/ID [<00FF> <00FF>]');
}

/** A signed form, filled in afterwards: the update stands behind the first end. */
function updated(): Buffer {
  const file = new PdfWriter();
  file.add('<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [5 0 R] /DA (/Helv 0 Tf 0 g) >> >>');
  file.add(pages);
  file.add(page);
  file.addStream('/Filter /FlateDecode', content);
  file.add('<< /FT /Tx /T (name) /V () >>');
  file.endWithTable();
  file.add('<< /FT /Tx /T (name) /V (J. \\\\ Doe \\) \\101) >>', 5);
  file.endWithTable();
  file.addPacked({ 5: '<< /FT /Tx /T (name) /V (Jo Doe) >>' });
  return file.endWithStream();
}

/** As word processors write it for old and new readers: a table, and a stream with the packed objects. */
function hybrid(): Buffer {
  const file = new PdfWriter();
  file.add('<< /Type /Catalog /Pages 2 0 R >>');
  file.add(pages);
  file.add(page);
  file.addStream('/Filter /FlateDecode', content);
  file.addPacked({ 8: '<< /Type /StructTreeRoot >>', 9: '[0.5 -1 +3 .25 null true]' });
  file.endWithStream();
  file.raw('% an empty part\n');
  return file.endWithTable();
}

/** In the order a browser loads it: the first table names none before it. */
function linearized(): Buffer {
  const file = new PdfWriter();
  file.add('<< /Linearized 1 /L 1000 /H [500 60] /O 3 /E 600 /N 1 /T 900 >>', 9);
  file.add('<< /Type /Catalog /Pages 2 0 R >>', 1);
  file.raw('startxref\n0\n%%EOF\n');
  file.add(pages, 2);
  file.add(page, 3);
  file.addStream('/Filter /FlateDecode', content, 4);
  return file.endWithTable();
}

export const plainPdfs: readonly [string, Buffer][] = [
  ['an office program', office()],
  ['a typesetting program', typeset()],
  ['a scan', scan()],
  ['a form filled in twice', updated()],
  ['a word processor', hybrid()],
  ['a file made for the web', linearized()],
];
