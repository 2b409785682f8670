import type { Phrases } from '../../../phrases.ts';

export const adminBooks = {
  title: 'ルール',
  rules: {
    'wallet totals equal their postings': 'ウォレットの残高は記帳の合計と一致する',
    'debits equal credits in every panel': '借方と貸方が一致する',
    'no wallet is below its floor': '残高がゼロ未満のウォレットはない',
    'nobody holds cash beside a debt': 'チャージ分と未払い金を同時に持つ顧客はいない',
    'every balance follows from the one before': 'すべての残高が直前の残高と整合している',
    'every transaction has a posting': 'すべての取引が記帳されている',
    'a reversal mirrors what it reverses': '取り消しの記帳は、元の記帳と貸借が逆になっている',
    'money goes only known ways': '資金は許可された勘定間でのみ移動する',
    'money passes between customers only when guest orders are taken over':
      '顧客間の資金移動はゲスト注文の統合時のみ',
    'no order is refunded or recognised beyond its charge':
      '請求額を超えて返金または売上計上された注文はない',
    'a hold is whole or settled': '保留中の資金は、全額が保留のままか、全額が清算済み',
    'coupons are used within their limits': 'クーポンは上限内で使われている',
    'cashback stays within its promise': 'キャッシュバックは約束した金額の範囲内',
    'widget rewards stand as they were paid': 'ウィジェット報酬は支払額と一致する',
    'every paid invoice has one transaction of its amount': '支払い済みの請求書には同額の取引が1件ある',
    'no transaction credits an invoice that was never paid': '未払いの請求書を入金扱いにした取引はない',
    'what an invoice brought its payer is its amount less what went back':
      '請求書による入金額は、請求額から返金とチャージバックを引いた額と一致する',
    'what went back of an invoice is the sum of its reversals':
      '請求書の返金とチャージバックは取り消しの合計と一致する',
    'one linked card is charged at a time for a checkout, or for a top-up':
      '注文やチャージで同時に請求される登録カードは1枚だけ',
    'an order is charged and refunded as the ledger says': '注文の請求と返金は元帳と一致する',
    'escrow holds what running orders were charged, and nothing of those that ended':
      '預り金は進行中の注文の請求額だけで、終了した注文の分は含まない',
    'a paid order was charged its cost': '支払い済みの注文には代金が請求されている',
    'who paid less for a coupon has used it': 'クーポン割引にはすべて使用記録がある',
    'an order that was handed over stands with a provider, or in doubt':
      '送信済みの注文は、提供元で受付済みか結果不明',
    'what stands with a provider was paid for': '提供元で受付済みの注文はすべて支払い済み',
    'an order placed in the parent panel is one order there, charged to the owner':
      '親パネルに渡した注文は、親パネルの1件の注文としてオーナーに請求されている',
    'what the parent panel placed for a child is known to that child':
      '親パネルが子パネルのために出した注文は、子パネルにも記録されている',
    'held money is that of open withdrawals': '保留中の資金は未処理の出金と一致する',
    'a referral reward is its share of the cash kept, as the ledger says':
      '紹介報酬は、報酬対象のチャージ分に報酬率を掛けた額と一致する',
  },
} satisfies Phrases['adminBooks'];
