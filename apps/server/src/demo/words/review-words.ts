import type { Locale } from '@marquee/domain/locale/locales.ts';

interface ReviewWords {
  authors: readonly string[];
  /** Five and four stars, three, two and one. */
  good: readonly string[];
  fair: readonly string[];
  poor: readonly string[];
}

/** Sentences that fit any service: about the order, never about what was bought. */
export const reviewWords: Record<Locale, ReviewWords> = {
  en: {
    authors: ['Alex M.', 'Jamie R.', 'Priya S.', 'Tom W.', 'Grace L.', 'Noah B.', 'Ella K.', 'Sam D.'],
    good: [
      'Arrived in full and a little earlier than stated.',
      'Exactly as described. I have ordered three times now.',
      'Steady delivery, nothing looked odd, support answered within the hour.',
      'Clear price, clear start time, and the counter moved when it should.',
      'I compared four services here and stayed with this one.',
    ],
    fair: ['It came, but later than the page said.', 'Good in the end, though the start took patience.'],
    poor: ['Part of it was missing; the difference was refunded without a question.'],
  },
  de: {
    authors: ['Jonas K.', 'Lea W.', 'Mehmet A.', 'Sabine H.', 'Felix B.'],
    good: [
      'Vollständig angekommen, sogar etwas früher als angegeben.',
      'Genau wie beschrieben, ich bestelle wieder.',
      'Gleichmäßig geliefert, und der Preis war vorher klar.',
    ],
    fair: ['Kam an, aber später als auf der Seite stand.'],
    poor: ['Ein Teil fehlte; der Rest wurde anstandslos erstattet.'],
  },
  es: {
    authors: ['Lucía G.', 'Mateo R.', 'Carmen P.', 'Diego F.', 'Sofía M.'],
    good: [
      'Llegó completo y un poco antes de lo indicado.',
      'Tal como se describe. Ya lo he pedido tres veces.',
      'Entrega constante y precio claro desde el principio.',
    ],
    fair: ['Llegó, pero más tarde de lo que decía la página.'],
    poor: ['Faltó una parte; me devolvieron la diferencia sin problemas.'],
  },
  fr: {
    authors: ['Camille D.', 'Hugo L.', 'Inès B.', 'Julien P.'],
    good: [
      'Livré en totalité, un peu plus tôt que prévu.',
      'Conforme à la description, je recommanderai.',
      'Progression régulière et prix clair dès le départ.',
    ],
    fair: ['C’est arrivé, mais plus tard qu’annoncé.'],
    poor: ['Il en manquait une partie ; la différence a été remboursée sans discussion.'],
  },
  hi_IN: {
    authors: ['आरव श.', 'दीया क.', 'रोहन व.', 'नेहा प.'],
    good: [
      'पूरा ऑर्डर मिला, बताए समय से थोड़ा पहले ही।',
      'जैसा लिखा था वैसा ही। फिर मँगवाऊँगा।',
      'लगातार डिलीवरी हुई और दाम शुरू से साफ़ था।',
    ],
    fair: ['ऑर्डर मिला, पर पेज पर लिखे समय से देर से।'],
    poor: ['कुछ हिस्सा कम था; बाक़ी पैसा बिना सवाल लौटा दिया गया।'],
  },
  ja: {
    authors: ['はると', 'さくら', 'ゆい', 'けんた'],
    good: [
      '表示より少し早く、全数届きました。',
      '説明どおりでした。もう三回利用しています。',
      '配信が安定していて、料金も最初からわかりやすいです。',
    ],
    fair: ['届きましたが、表示より時間がかかりました。'],
    poor: ['一部足りませんでしたが、差額はすぐ返金されました。'],
  },
  ko: {
    authors: ['민준', '서연', '지후', '하은'],
    good: [
      '안내된 시간보다 조금 일찍 전부 도착했어요.',
      '설명 그대로입니다. 벌써 세 번째 주문이에요.',
      '꾸준히 들어오고 가격도 처음부터 명확했어요.',
    ],
    fair: ['도착은 했지만 안내보다 늦었어요.'],
    poor: ['일부가 부족했지만 차액은 바로 환불받았어요.'],
  },
  pt_BR: {
    authors: ['Ana C.', 'João P.', 'Beatriz S.', 'Rafael O.', 'Larissa M.'],
    good: [
      'Chegou completo e um pouco antes do previsto.',
      'Exatamente como descrito. Já pedi três vezes.',
      'Entrega constante e preço claro desde o início.',
    ],
    fair: ['Chegou, mas depois do prazo que estava na página.'],
    poor: ['Faltou uma parte; devolveram a diferença sem complicação.'],
  },
  ru: {
    authors: ['Анна К.', 'Дмитрий С.', 'Ольга П.', 'Игорь В.', 'Мария Л.'],
    good: [
      'Пришло полностью и даже чуть раньше срока.',
      'Всё как в описании, заказываю уже третий раз.',
      'Идёт ровно, цена понятна с самого начала.',
    ],
    fair: ['Пришло, но позже, чем было указано.'],
    poor: ['Часть не дошла, разницу вернули без вопросов.'],
  },
  tr: {
    authors: ['Elif Y.', 'Mert A.', 'Zeynep K.', 'Can D.'],
    good: [
      'Eksiksiz geldi, hatta belirtilenden biraz önce.',
      'Tam anlatıldığı gibi, üçüncü kez sipariş verdim.',
      'Düzenli ilerledi, fiyat baştan belliydi.',
    ],
    fair: ['Geldi ama sayfada yazandan geç.'],
    poor: ['Bir kısmı eksikti; farkı sorunsuz iade ettiler.'],
  },
  vi: {
    authors: ['Minh T.', 'Lan N.', 'Huy P.', 'Thảo V.'],
    good: [
      'Nhận đủ và sớm hơn một chút so với thông báo.',
      'Đúng như mô tả, tôi đã đặt ba lần rồi.',
      'Tiến độ đều đặn, giá rõ ràng ngay từ đầu.',
    ],
    fair: ['Có nhận được nhưng muộn hơn ghi trên trang.'],
    poor: ['Bị thiếu một phần; phần chênh lệch được hoàn lại ngay.'],
  },
  zh_CN: {
    authors: ['小雨', '阿明', '晓彤', '志强'],
    good: [
      '全部到账，比页面写的还早一点。',
      '和描述一致，已经下单三次了。',
      '进度平稳，价格一开始就很清楚。',
    ],
    fair: ['到了，但比页面写的时间晚。'],
    poor: ['少了一部分，差额很快退回来了。'],
  },
};
