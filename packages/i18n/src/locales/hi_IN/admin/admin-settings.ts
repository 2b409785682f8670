import type { Phrases } from '../../../phrases.ts';

export const adminSettings = {
  title: 'सेटिंग',
  text: 'पैनल की हर सेटिंग। बदलाव तुरंत हर जगह लागू होता है।',
  search: 'सेटिंग खोजें',
  onlyChanged: 'सिर्फ़ बदली हुई',
  notFound: 'कोई सेटिंग नहीं मिली',
  changed: 'बदली गई',
  saved: '{name} सेव किया गया',
  undo: 'वापस लें',
  reset: 'डिफ़ॉल्ट पर लौटें',
  resetDone: '{name} फिर डिफ़ॉल्ट पर है',
  default: 'डिफ़ॉल्ट: {value}',
  none: 'खाली',
  changedBy: '{who} ने बदला',
  someone: 'सिस्टम',
  on: 'चालू',
  off: 'बंद',
  pick: '{name} चुनें',
  language: 'भाषा',
  colorText: 'पृष्ठभूमि पर पढ़ने योग्य होना चाहिए; बटन और लिंक इसे लेते हैं।',
  bannerText: 'इस जगह बैनर दिखें या नहीं।',
  tags: {
    title: 'टाइटल',
    description: 'विवरण',
    keywords: 'कीवर्ड',
  },
  themes: {
    light: '{color}, हल्का',
    dark: '{color}, गहरा',
  },
  groups: {
    brand: 'ब्रांड',
    colors: 'रंग',
    shop: 'दुकान',
    ordering: 'ऑर्डर करना',
    money: 'इनाम और कीमतें',
    features: 'सुविधाएँ',
    security: 'सुरक्षा',
    legal: 'कंपनी और कानूनी',
    outside: 'बाहरी सर्विस',
    banners: 'बैनर की जगहें',
  },
  secrets: {
    title: 'गुप्त key',
    text: 'एन्क्रिप्ट करके रखी जाती हैं। बदली जा सकती हैं, पढ़ी नहीं।',
    set: 'तय है',
    unset: 'तय नहीं',
    saved: 'key सेव की गई',
    save: 'key सेव करें',
    names: {
      captcha: 'कैप्चा की गुप्त key',
      chat: 'चैट पहचान key',
    },
    texts: {
      captcha: 'कैप्चा प्रोवाइडर से हल जाँचती है।',
      chat: 'चैट के विज़िटर की पहचान पर सिग्नेचर करती है।',
    },
  },
  pages: {
    title: 'पेजों के टेक्स्ट',
    text: 'आपके शर्तें, निजता, रिफ़ंड और संपर्क पेज। जो भाषा नहीं, वहाँ अंग्रेज़ी दिखती है।',
    language: 'भाषा',
    names: {
      terms: 'शर्तें',
      privacy: 'निजता',
      refunds: 'रिफ़ंड',
      contact: 'संपर्क',
    },
    body: 'टेक्स्ट',
    bodyHint: 'खाली लाइन से अनुच्छेद, # से टाइटल शुरू होता है। खाली: कोई पेज नहीं।',
    saved: 'पेज सेव किया गया',
  },
  colors: {
    primary: 'मुख्य रंग',
    secondary: 'दूसरा रंग',
    icons: 'आइकन',
    info: 'जानकारी',
    success: 'सफलता',
    warning: 'चेतावनी',
    headerLeft: 'हेडर, बायाँ',
    headerRight: 'हेडर, दायाँ',
  },
  banners: {
    dashboard: 'डैशबोर्ड',
    orders: 'ऑर्डर',
    profile: 'प्रोफ़ाइल',
    grades: 'लॉयल्टी स्तर',
    drip_feed: 'ड्रिप-फ़ीड',
    order_widget: 'ऑर्डर विजेट',
    free_trials: 'मुफ़्त ट्रायल',
    sidebar: 'साइडबार',
    create_order: 'ऑर्डर फ़ॉर्म',
    autopromotion: 'सब्सक्रिप्शन',
    tasks: 'टास्क',
    services_type_main: 'सर्विस टाइप, बड़ा',
    services_type_first_short: 'सर्विस टाइप, पहला छोटा',
    services_type_second_short: 'सर्विस टाइप, दूसरा छोटा',
    referral_program: 'रेफ़रल कार्यक्रम',
    services_pricing_main: 'कैटलॉग, बड़ा',
    services_pricing_first_short: 'कैटलॉग, पहला छोटा',
    services_pricing_second_short: 'कैटलॉग, दूसरा छोटा',
    services_pricing_long: 'कैटलॉग, चौड़ा',
    services_pricing_footer: 'कैटलॉग, नीचे',
  },
  settings: {
    panelName: {
      name: 'पैनल का नाम',
      text: 'हेडर, ईमेल और ब्राउज़र टैब में दिखता है।',
    },
    logos_light: {
      name: 'हल्के पेजों का लोगो',
      text: 'हेडर की तस्वीर का पता।',
    },
    logos_dark: {
      name: 'गहरे पेजों का लोगो',
      text: 'डार्क मोड में हेडर की तस्वीर का पता।',
    },
    logos_alt: {
      name: 'लोगो का टेक्स्ट',
      text: 'पढ़कर सुनाया जाता है और तस्वीर लोड होते समय दिखता है।',
    },
    logos_destinationUrl: {
      name: 'लोगो का लिंक',
      text: 'लोगो पर क्लिक कहाँ ले जाता है; खाली हो तो होम।',
    },
    socials_youtube: {
      name: 'YouTube पेज',
      text: 'फ़ुटर में लिंक।',
    },
    socials_telegram: {
      name: 'Telegram पेज',
      text: 'फ़ुटर में लिंक।',
    },
    socials_vk: {
      name: 'VK पेज',
      text: 'फ़ुटर में लिंक।',
    },
    socials_linkedin: {
      name: 'LinkedIn पेज',
      text: 'फ़ुटर में लिंक।',
    },
    socials_facebook: {
      name: 'Facebook पेज',
      text: 'फ़ुटर में लिंक।',
    },
    socials_twitter: {
      name: 'X पेज',
      text: 'फ़ुटर में लिंक।',
    },
    metaTags: {
      name: 'सर्च इंजन के टेक्स्ट',
      text: 'हर भाषा में होम का टाइटल, विवरण और कीवर्ड।',
    },
    darkModeAvailable: {
      name: 'डार्क मोड',
      text: 'विज़िटर दुकान को गहरा कर सकते हैं।',
    },
    navigation: {
      name: 'नेटवर्क मेन्यू',
      text: 'कैटलॉग के पास नेटवर्क का मेन्यू दिखाता है।',
    },
    hidePersonalAccountForUnregistered: {
      name: 'गेस्ट से अकाउंट छिपाएँ',
      text: 'गेस्ट को निजी अकाउंट का मेन्यू नहीं दिखता।',
    },
    defaultMarketplaceView: {
      name: 'कैटलॉग का दृश्य',
      text: 'पहली बार सर्विस कैसे दिखें।',
    },
    rounding_precision: {
      name: 'रकम के दशमलव',
      text: 'दुकान में रकम के कितने दशमलव दिखें। वसूली सटीक रहती है।',
    },
    currencies_RUB_rate: {
      name: 'एक डॉलर के रूबल',
      text: 'रूबल में कीमत दिखाने के लिए। खाली: दर रोज़ ली जाती है।',
    },
    singleOrderDesign: {
      name: 'ऑर्डर फ़ॉर्म का रूप',
      text: 'पूरा फ़ॉर्म या छोटा।',
    },
    orderTypes: {
      name: 'ऑर्डर के तरीके',
      text: 'ऑर्डर पेज पर कौन से फ़ॉर्म हों।',
    },
    guaranteeChargePercent: {
      name: 'गारंटी की कीमत',
      text: 'ग्राहक गारंटी चाहे तो ऑर्डर में जुड़ती है।',
    },
    speedupChargePercent: {
      name: 'तेज़ी की कीमत',
      text: 'ग्राहक जल्दी चाहे तो ऑर्डर में जुड़ती है।',
    },
    unpaid_discount_percent: {
      name: 'बिना भुगतान ऑर्डर पर छूट',
      text: 'उन ग्राहकों के लिए जिन्होंने भुगतान नहीं किया।',
    },
    subscription_idle_days: {
      name: 'सब्सक्रिप्शन खत्म होने के दिन',
      text: 'इतने दिन कोई पोस्ट न मिले तो यह खत्म होता है।',
    },
    referral_program_percent: {
      name: 'रेफ़रल इनाम',
      text: 'बुलाए गए ग्राहकों के खर्च का हिस्सा।',
    },
    default_outer_widget_partner_percent: {
      name: 'विजेट इनाम',
      text: 'विजेट के ऑर्डर में पार्टनर का हिस्सा।',
    },
    maximum_widget_reward_percent: {
      name: 'अधिकतम विजेट इनाम',
      text: 'पार्टनर ज़्यादा से ज़्यादा इतना रख सकता है।',
    },
    adjustment_second_person_above: {
      name: 'दूसरे व्यक्ति की पुष्टि वाले एडजस्टमेंट',
      text: 'डॉलर। इससे ज़्यादा पर टीम का कोई और व्यक्ति बैलेंस के बदलाव की पुष्टि करता है, तभी वह लागू होता है; 0 पर हर बार।',
    },
    childPanelsPrice: {
      name: 'चाइल्ड पैनल की कीमत',
      text: 'हर महीने डॉलर, मालिक के बैलेंस से।',
    },
    grades_enabled: {
      name: 'लॉयल्टी स्तर',
      text: 'ग्राहक खर्च से ऊपर बढ़ते हैं और छूट पाते हैं।',
    },
    grade_period_days: {
      name: 'स्तर के लिए गिने जाने वाले दिन',
      text: 'सिर्फ़ इस समय का खर्च गिना जाता है; 0 पर सब गिना जाता है और कोई स्तर खत्म नहीं होता।',
    },
    grade_mercy_days: {
      name: 'स्तर घटने से पहले के दिन',
      text: 'कम खर्च के बाद ग्राहक इतने दिन स्तर रखते हैं और उन्हें बताया जाता है।',
    },
    enable_bonuses: {
      name: 'बोनस',
      text: 'ग्राहकों को बोनस और कूपन दिखाता है।',
    },
    enable_tasks: {
      name: 'टास्क',
      text: 'ग्राहक टास्क करके कमा सकते हैं।',
    },
    enable_keyword_tools: {
      name: 'कीवर्ड टूल',
      text: 'कीवर्ड टूल दिखाता है।',
    },
    keyword_searches_per_day: {
      name: 'रोज़ाना कीवर्ड खोज',
      text: 'हर ग्राहक के लिए। गिनती UTC की आधी रात को फिर से शुरू होती है।',
    },
    enabled_child_panels: {
      name: 'चाइल्ड पैनल',
      text: 'ग्राहक अपने पैनल खोल सकते हैं।',
    },
    child_panel_domain: {
      name: 'चाइल्ड पैनल का डोमेन',
      text: 'चाइल्ड पैनल को इसके नीचे नाम मिलते हैं; खाली छोड़ने पर इस पैनल का अपना डोमेन।',
    },
    maximum_child_panels: {
      name: 'हर ग्राहक के चाइल्ड पैनल',
      text: 'एक ग्राहक एक साथ कितने रख सकता है।',
    },
    child_panel_dns_days: {
      name: 'डोमेन सेट करने के दिन',
      text: 'तब तक अपना डोमेन सेट न होने पर चाइल्ड पैनल खत्म हो जाता है और पहला महीना वापस किया जाता है।',
    },
    child_panel_grace_days: {
      name: 'चाइल्ड पैनल का भुगतान करने के दिन',
      text: 'महीना पूरा होने पर यह ऑर्डर नहीं लेता; इतने दिन भुगतान न होने पर बंद हो जाता है।',
    },
    child_panel_frozen_days: {
      name: 'बंद चाइल्ड पैनल खत्म होने तक के दिन',
      text: 'बंद होने के इतने दिन बाद भी भुगतान न होने पर चाइल्ड पैनल खत्म कर दिया जाता है।',
    },
    grandchildren_allowed: {
      name: 'चाइल्ड पैनल के चाइल्ड पैनल',
      text: 'चाइल्ड पैनल के ग्राहक वहाँ अपने पैनल खोल सकते हैं।',
    },
    free_views_is_allowed: {
      name: 'मुफ़्त ट्रायल',
      text: 'ग्राहक सर्विस मुफ़्त आज़मा सकते हैं।',
    },
    freeTrials_proofIsRequired: {
      name: 'ट्रायल के लिए सबूत',
      text: 'ट्रायल से पहले ग्राहक को सबूत भेजना होता है।',
    },
    freeTrials_expireAfterDays: {
      name: 'ट्रायल पर फ़ैसले के दिन',
      text: 'जिस रिक्वेस्ट पर फ़ैसला न हो, वह इतने दिन में खत्म होता है।',
    },
    freeTrials_dailyBudget: {
      name: 'मुफ़्त ट्रायल का दैनिक बजट, USD',
      text: 'एक दिन (UTC) में मुफ़्त ट्रायल पर आपका ज़्यादा से ज़्यादा खर्च। इससे ऊपर की रिक्वेस्ट जाँच में रुकते हैं और मंज़ूर नहीं हो सकते। खाली: कोई सीमा नहीं।',
    },
    personalManagerUrl: {
      name: 'निजी मैनेजर',
      text: 'जिन ग्राहकों के स्तर में मैनेजर है, उनके लिए लिंक।',
    },
    staff_second_factor_is_required: {
      name: 'स्टाफ़ के लिए दूसरा चरण',
      text: 'दूसरे चरण के बिना स्टाफ़ कंसोल नहीं चला सकता।',
    },
    contact_info_is_required: {
      name: 'साइन-अप पर मैसेंजर',
      text: 'नए ग्राहकों को मैसेंजर बताना होता है।',
    },
    captcha_is_enabled: {
      name: 'कैप्चा',
      text: 'साइन-अप, साइन इन और पासवर्ड रीसेट पर पूछा जाता है।',
    },
    captcha_provider: {
      name: 'कैप्चा प्रोवाइडर',
      text: 'ALTCHA पहले से है। औरों को दोनों key चाहिए।',
    },
    captcha_siteKey: {
      name: 'कैप्चा साइट key',
      text: 'कैप्चा प्रोवाइडर की सार्वजनिक key।',
    },
    company_name: {
      name: 'कंपनी',
      text: 'पैनल कौन चलाता है। फ़ुटर और रसीदों पर दिखता है।',
    },
    company_address: {
      name: 'कंपनी का पता',
      text: 'संपर्क पेज और रसीदों पर दिखता है।',
    },
    company_registration: {
      name: 'रजिस्ट्रेशन संख्या',
      text: 'संपर्क पेज पर दिखती है।',
    },
    company_vat: {
      name: 'कर संख्या',
      text: 'रसीदों पर दिखती है।',
    },
    company_email: {
      name: 'संपर्क ईमेल',
      text: 'संपर्क पेज पर दिखता है।',
    },
    company_phone: {
      name: 'संपर्क फ़ोन',
      text: 'संपर्क पेज पर दिखता है।',
    },
    termsUrl: {
      name: 'सर्विस की शर्तें',
      text: 'ग्राहक भुगतान पर मानते हैं। आपका पेज या /terms।',
    },
    privacyUrl: {
      name: 'निजता नोटिफ़िकेशन',
      text: 'फ़ुटर में लिंक। आपका पेज या /privacy।',
    },
    refundsUrl: {
      name: 'रिफ़ंड नीति',
      text: 'फ़ुटर में लिंक। आपका पेज या /refunds।',
    },
    contactUrl: {
      name: 'संपर्क पेज',
      text: 'फ़ुटर में लिंक। आपका पेज या /contact।',
    },
    analytics_googleAnalyticsId: {
      name: 'Google Analytics ID',
      text: 'विज़िटर की सहमति पर विज़िट गिनता है।',
    },
    analytics_googleTagManagerId: {
      name: 'Google Tag Manager ID',
      text: 'विज़िटर की सहमति पर आपका कंटेनर लोड करता है।',
    },
    analytics_yandexMetrikaId: {
      name: 'Yandex Metrica ID',
      text: 'विज़िटर की सहमति पर विज़िट गिनता है।',
    },
    analytics_facebookPixelId: {
      name: 'Meta Pixel ID',
      text: 'विज़िटर की सहमति पर विज़िट गिनता है।',
    },
    chatWidgets_crispWebsiteId: {
      name: 'Crisp वेबसाइट ID',
      text: 'दुकान में Crisp चैट दिखाता है।',
    },
    chatWidgets_jivoWidgetId: {
      name: 'Jivo विजेट ID',
      text: 'दुकान में Jivo चैट दिखाता है।',
    },
    telegramBotUsername: {
      name: 'Telegram बॉट',
      text: 'जिस बॉट से ग्राहक साइन इन करते हैं उसका नाम।',
    },
    cabinetWidgetToken: {
      name: 'पैनल का विजेट टोकन',
      text: 'पैनल के अपने विजेट के लिए कैटलॉग खोलता है।',
    },
    customCode: {
      name: 'अपना कोड',
      text: 'दुकान में चलता है; साइन इन, भुगतान या यहाँ कभी नहीं। सिर्फ़ मालिक।',
    },
  },
} satisfies Phrases['adminSettings'];
