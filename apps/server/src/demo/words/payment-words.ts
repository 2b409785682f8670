import type { Locale } from '@marquee/domain/locale/locales.ts';

export type DemoMethod = 'balance' | 'sandbox' | 'transfer' | 'scan';

/** Name and description, and for payments by hand how they are made. */
type Words = readonly [name: string, description: string, instructions?: string];

export const paymentWords: Record<DemoMethod, Record<Locale, Words>> = {
  balance: {
    en: ['Balance', 'Paid from your balance, at once.'],
    de: ['Guthaben', 'Sofort von Ihrem Guthaben bezahlt.'],
    es: ['Saldo', 'Se paga al instante con tu saldo.'],
    fr: ['Solde', 'Payé immédiatement avec votre solde.'],
    hi_IN: ['बैलेंस', 'आपके बैलेंस से तुरंत भुगतान।'],
    ja: ['残高', '残高からすぐにお支払い。'],
    ko: ['잔액', '잔액에서 바로 결제됩니다.'],
    pt_BR: ['Saldo', 'Pago na hora com o seu saldo.'],
    ru: ['Баланс', 'Мгновенная оплата с вашего баланса.'],
    tr: ['Bakiye', 'Bakiyenizden anında ödenir.'],
    vi: ['Số dư', 'Thanh toán ngay từ số dư.'],
    zh_CN: ['余额', '直接从余额支付。'],
  },
  sandbox: {
    en: ['Test payment', 'Try it out: no real money moves.'],
    de: ['Testzahlung', 'Zum Ausprobieren: Es fließt kein echtes Geld.'],
    es: ['Pago de prueba', 'Para probar: no se mueve dinero real.'],
    fr: ['Paiement d’essai', 'Pour essayer : aucun argent réel n’est débité.'],
    hi_IN: ['टेस्ट भुगतान', 'आज़माने के लिए: असली पैसा नहीं कटता।'],
    ja: ['テスト決済', 'お試し用です。実際のお金は動きません。'],
    ko: ['테스트 결제', '체험용입니다. 실제 돈은 오가지 않습니다.'],
    pt_BR: ['Pagamento de teste', 'Para experimentar: nenhum dinheiro de verdade é movido.'],
    ru: ['Тестовый платёж', 'Чтобы попробовать: настоящие деньги не списываются.'],
    tr: ['Test ödemesi', 'Denemek için: gerçek para hareket etmez.'],
    vi: ['Thanh toán thử', 'Để dùng thử: không có tiền thật được chuyển.'],
    zh_CN: ['测试支付', '仅供体验，不会产生真实扣款。'],
  },
  transfer: {
    en: [
      'Bank transfer',
      'Checked by a person, usually within a day.',
      '<p>Write the invoice number as the purpose of the transfer.</p>',
    ],
    de: [
      'Banküberweisung',
      'Von einem Menschen geprüft, meist binnen eines Tages.',
      '<p>Geben Sie die Rechnungsnummer als Verwendungszweck an.</p>',
    ],
    es: [
      'Transferencia bancaria',
      'La revisa una persona, normalmente en un día.',
      '<p>Escribe el número de factura en el concepto de la transferencia.</p>',
    ],
    fr: [
      'Virement bancaire',
      'Vérifié par une personne, en général sous un jour.',
      '<p>Indiquez le numéro de facture en motif du virement.</p>',
    ],
    hi_IN: ['बैंक ट्रांसफ़र', 'कोई व्यक्ति जाँचता है, आमतौर पर एक दिन में।', '<p>ट्रांसफ़र के उद्देश्य में इनवॉइस संख्या लिखें।</p>'],
    ja: [
      '銀行振込',
      '担当者が確認します。通常は1日以内です。',
      '<p>振込の備考に請求書番号をご記入ください。</p>',
    ],
    ko: [
      '계좌 이체',
      '담당자가 확인하며 보통 하루 안에 처리됩니다.',
      '<p>이체 메모에 청구서 번호를 적어 주세요.</p>',
    ],
    pt_BR: [
      'Transferência bancária',
      'Conferida por uma pessoa, em geral em até um dia.',
      '<p>Informe o número da fatura na descrição da transferência.</p>',
    ],
    ru: [
      'Банковский перевод',
      'Проверяет сотрудник, обычно в течение дня.',
      '<p>Укажите номер инвойса в назначении платежа.</p>',
    ],
    tr: [
      'Banka havalesi',
      'Bir görevli tarafından, genellikle bir gün içinde kontrol edilir.',
      '<p>Açıklama kısmına fatura numarasını yazın.</p>',
    ],
    vi: [
      'Chuyển khoản ngân hàng',
      'Có người kiểm tra, thường trong một ngày.',
      '<p>Ghi số hóa đơn vào nội dung chuyển khoản.</p>',
    ],
    zh_CN: ['银行转账', '由人工核对，通常一天内完成。', '<p>请在转账附言中填写账单编号。</p>'],
  },
  scan: {
    en: ['QR transfer', 'Scan a code with your bank or wallet app.'],
    de: ['QR-Überweisung', 'Code mit der Bank- oder Wallet-App scannen.'],
    es: ['Transferencia por QR', 'Escanea un código con la app de tu banco o monedero.'],
    fr: ['Virement par QR code', 'Scannez un code avec l’appli de votre banque ou portefeuille.'],
    hi_IN: ['QR ट्रांसफ़र', 'बैंक या वॉलेट ऐप से कोड स्कैन करें।'],
    ja: ['QRコード送金', '銀行またはウォレットのアプリでコードを読み取ります。'],
    ko: ['QR 이체', '은행 또는 지갑 앱으로 코드를 스캔하세요.'],
    pt_BR: ['Transferência por QR', 'Escaneie um código com o app do banco ou da carteira.'],
    ru: ['Перевод по QR-коду', 'Отсканируйте код в приложении банка или кошелька.'],
    tr: ['QR ile havale', 'Banka veya cüzdan uygulamanızla kodu okutun.'],
    vi: ['Chuyển khoản QR', 'Quét mã bằng ứng dụng ngân hàng hoặc ví.'],
    zh_CN: ['扫码转账', '用银行或钱包应用扫描二维码。'],
  },
};
