import type { Locale } from '@marquee/domain/locale/locales.ts';

interface TrafficWords {
  network: string;
  type: string;
  title: string;
  about: string;
  name: string;
  short: string;
  description: string;
  requirements: string;
}

/** What the demo says about visits to websites. */
export const websiteTrafficWords: Record<Locale, TrafficWords> = {
  en: {
    network: 'Websites',
    type: 'Website traffic',
    title: 'Visitors for your website',
    about: 'Visits to a page of yours, from the country, device and source that you choose.',
    name: 'Website traffic · Source of your choice',
    short: 'Visits from the country, device and source that you choose.',
    description:
      'The visits are spread over the day and stay on the page for about half a minute. They show in your statistics; they do not buy or sign up.',
    requirements: 'The page must be public, and no firewall or captcha may stand before it.',
  },
  de: {
    network: 'Websites',
    type: 'Website-Traffic',
    title: 'Besucher für Ihre Website',
    about: 'Besuche auf einer Ihrer Seiten: Land, Gerät und Quelle wählen Sie.',
    name: 'Website-Traffic · Quelle nach Wahl',
    short: 'Besuche aus dem Land, mit dem Gerät und aus der Quelle Ihrer Wahl.',
    description:
      'Die Besuche verteilen sich über den Tag und bleiben etwa eine halbe Minute auf der Seite. Sie erscheinen in Ihrer Statistik; gekauft oder angemeldet wird dabei nichts.',
    requirements: 'Die Seite muss öffentlich sein; weder Firewall noch Captcha darf davor stehen.',
  },
  es: {
    network: 'Sitios web',
    type: 'Tráfico web',
    title: 'Visitantes para tu sitio web',
    about: 'Visitas a una página tuya, desde el país, el dispositivo y la fuente que elijas.',
    name: 'Tráfico web · Fuente a tu elección',
    short: 'Visitas desde el país, el dispositivo y la fuente que elijas.',
    description:
      'Las visitas se reparten a lo largo del día y permanecen en la página cerca de medio minuto. Aparecen en tus estadísticas; no compran ni se registran.',
    requirements: 'La página debe ser pública y no puede haber un cortafuegos ni un captcha delante.',
  },
  fr: {
    network: 'Sites web',
    type: 'Trafic web',
    title: 'Des visiteurs pour votre site',
    about: 'Des visites sur l’une de vos pages, avec le pays, l’appareil et la source de votre choix.',
    name: 'Trafic web · Source au choix',
    short: 'Des visites avec le pays, l’appareil et la source de votre choix.',
    description:
      'Les visites sont réparties sur la journée et restent environ une demi-minute sur la page. Elles apparaissent dans vos statistiques ; elles n’achètent rien et ne s’inscrivent pas.',
    requirements: 'La page doit être publique, sans pare-feu ni captcha à l’entrée.',
  },
  hi_IN: {
    network: 'वेबसाइट',
    type: 'वेबसाइट ट्रैफ़िक',
    title: 'आपकी वेबसाइट के लिए विज़िटर',
    about: 'आपके पेज पर विज़िट, आपके चुने हुए देश, डिवाइस और स्रोत से।',
    name: 'वेबसाइट ट्रैफ़िक · स्रोत आपकी पसंद का',
    short: 'आपके चुने हुए देश, डिवाइस और स्रोत से विज़िट।',
    description:
      'विज़िट पूरे दिन में बँटी रहती हैं और पेज पर करीब आधा मिनट रुकती हैं। ये आपके आँकड़ों में दिखती हैं; इनसे खरीदारी या साइन-अप नहीं होता।',
    requirements: 'पेज सार्वजनिक होना चाहिए और उसके आगे कोई फ़ायरवॉल या कैप्चा नहीं होना चाहिए।',
  },
  ja: {
    network: 'ウェブサイト',
    type: 'ウェブサイトのアクセス',
    title: 'サイトへの訪問者',
    about: '国、デバイス、流入元を選んで、あなたのページに訪問を届けます。',
    name: 'ウェブサイトのアクセス · 流入元を指定',
    short: '国、デバイス、流入元を選べる訪問です。',
    description:
      '訪問は一日に分散され、ページに約 30 秒とどまります。アクセス解析には記録されますが、購入や登録は行いません。',
    requirements: 'ページは公開されており、ファイアウォールや画像認証で遮られていないことが必要です。',
  },
  ko: {
    network: '웹사이트',
    type: '웹사이트 트래픽',
    title: '내 웹사이트를 위한 방문자',
    about: '국가, 기기, 유입 경로를 골라 내 페이지로 방문을 보냅니다.',
    name: '웹사이트 트래픽 · 유입 경로 직접 선택',
    short: '국가, 기기, 유입 경로를 고를 수 있는 방문입니다.',
    description:
      '방문은 하루에 걸쳐 나뉘어 들어오고 페이지에 약 30초 머무릅니다. 통계에는 나타나지만 구매나 가입은 하지 않습니다.',
    requirements: '페이지가 공개되어 있어야 하며 방화벽이나 보안 문자로 막혀 있으면 안 됩니다.',
  },
  pt_BR: {
    network: 'Sites',
    type: 'Tráfego para sites',
    title: 'Visitantes para o seu site',
    about: 'Visitas a uma página sua, com o país, o dispositivo e a origem que você escolher.',
    name: 'Tráfego para sites · Origem à sua escolha',
    short: 'Visitas com o país, o dispositivo e a origem que você escolher.',
    description:
      'As visitas se espalham ao longo do dia e ficam cerca de meio minuto na página. Elas aparecem nas suas estatísticas; não compram nem se cadastram.',
    requirements: 'A página precisa ser pública, sem firewall nem captcha na entrada.',
  },
  ru: {
    network: 'Сайты',
    type: 'Трафик на сайт',
    title: 'Посетители для вашего сайта',
    about: 'Посещения вашей страницы: страну, устройство и источник выбираете вы.',
    name: 'Трафик на сайт · Источник на выбор',
    short: 'Посещения из выбранной вами страны, с выбранного устройства и источника.',
    description:
      'Посещения распределены по дню и остаются на странице около полуминуты. Они видны в вашей статистике; покупок и регистраций они не делают.',
    requirements: 'Страница должна быть открытой, без межсетевого экрана и капчи на входе.',
  },
  tr: {
    network: 'Web siteleri',
    type: 'Web sitesi trafiği',
    title: 'Siteniz için ziyaretçiler',
    about: 'Seçtiğiniz ülke, cihaz ve kaynaktan sayfanıza ziyaretler.',
    name: 'Web sitesi trafiği · Kaynağı siz seçin',
    short: 'Seçtiğiniz ülke, cihaz ve kaynaktan ziyaretler.',
    description:
      'Ziyaretler güne yayılır ve sayfada yaklaşık yarım dakika kalır. İstatistiklerinizde görünürler; alışveriş yapmaz ve üye olmazlar.',
    requirements: 'Sayfa herkese açık olmalı, önünde güvenlik duvarı veya captcha bulunmamalı.',
  },
  vi: {
    network: 'Trang web',
    type: 'Lượt truy cập trang web',
    title: 'Khách truy cập cho trang web của bạn',
    about: 'Lượt truy cập vào trang của bạn từ quốc gia, thiết bị và nguồn do bạn chọn.',
    name: 'Lượt truy cập trang web · Nguồn tùy chọn',
    short: 'Lượt truy cập từ quốc gia, thiết bị và nguồn do bạn chọn.',
    description:
      'Các lượt truy cập trải đều trong ngày và ở lại trang khoảng nửa phút. Chúng hiện trong thống kê của bạn; chúng không mua hàng hay đăng ký.',
    requirements: 'Trang phải công khai, không có tường lửa hay captcha chặn phía trước.',
  },
  zh_CN: {
    network: '网站',
    type: '网站流量',
    title: '为您的网站带来访客',
    about: '按您选择的国家、设备和来源访问您的页面。',
    name: '网站流量 · 自选来源',
    short: '来自您所选国家、设备和来源的访问。',
    description: '访问分散在一天之中，每次在页面停留约半分钟。它们会出现在您的统计中，但不会购买或注册。',
    requirements: '页面必须公开，且前面没有防火墙或验证码。',
  },
};
