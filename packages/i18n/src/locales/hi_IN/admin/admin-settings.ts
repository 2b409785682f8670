import type { Phrases } from '../../../phrases.ts';

export const adminSettings = {
  title: 'सेटिंग',
  text: 'इस पैनल की सभी सेटिंग। बदलाव तुरंत लागू होते हैं।',
  search: 'सेटिंग खोजें',
  onlyChanged: 'सिर्फ़ बदली हुई',
  notFound: 'कोई सेटिंग नहीं मिली',
  changed: 'बदली गई',
  saved: 'सेव हो गया: {name}',
  undo: 'पहले जैसा करें',
  reset: 'डिफ़ॉल्ट पर रीसेट करें',
  resetDone: 'डिफ़ॉल्ट पर रीसेट हुआ: {name}',
  default: 'डिफ़ॉल्ट: {value}',
  none: 'खाली',
  changedBy: 'किसने बदला: {who}',
  someone: 'सिस्टम',
  on: 'चालू',
  off: 'बंद',
  pick: '{name} चुनें',
  language: 'भाषा',
  colorText: 'बटन और लिंक के लिए। बैकग्राउंड पर पढ़ने लायक होना चाहिए।',
  bannerText: 'इस जगह बैनर दिखते हैं।',
  tags: {
    title: 'टाइटल',
    description: 'विवरण',
    keywords: 'कीवर्ड',
  },
  themes: {
    light: '{color}, लाइट',
    dark: '{color}, डार्क',
  },
  groups: {
    brand: 'ब्रांड',
    colors: 'रंग',
    shop: 'दुकान',
    ordering: 'ऑर्डर करना',
    money: 'इनाम और कीमतें',
    features: 'फ़ीचर',
    security: 'सुरक्षा',
    legal: 'कंपनी और कानूनी जानकारी',
    outside: 'इंटीग्रेशन',
    banners: 'बैनर',
  },
  secrets: {
    title: 'सीक्रेट key',
    text: 'एन्क्रिप्ट करके रखी जाती हैं। आप इन्हें बदल सकते हैं, पर कोई इन्हें देख नहीं सकता।',
    set: 'सेट है',
    unset: 'सेट नहीं है',
    saved: 'Key सेव हो गई',
    save: 'Key सेव करें',
    names: {
      captcha: 'कैप्चा सीक्रेट key',
      chat: 'चैट पहचान key',
    },
    texts: {
      captcha: 'इससे प्रोवाइडर के यहाँ कैप्चा के नतीजे जाँचे जाते हैं।',
      chat: 'इससे चैट में आने वालों की पहचान की पुष्टि होती है।',
    },
  },
  pages: {
    title: 'पेज के टेक्स्ट',
    text: 'शर्तों, निजता, रिफ़ंड और संपर्क के आपके पेज। किसी भाषा में टेक्स्ट न हो, तो अंग्रेज़ी दिखती है।',
    language: 'भाषा',
    names: {
      terms: 'शर्तें',
      privacy: 'निजता',
      refunds: 'रिफ़ंड',
      contact: 'संपर्क',
    },
    body: 'टेक्स्ट',
    bodyHint: 'खाली लाइन से नया पैराग्राफ़, # से हेडिंग शुरू होती है। पेज न चाहिए तो खाली छोड़ें।',
    saved: 'पेज सेव हो गया',
  },
  colors: {
    primary: 'मुख्य रंग',
    secondary: 'सेकेंडरी रंग',
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
    grades: 'ग्रेड',
    drip_feed: 'ड्रिप-फ़ीड',
    order_widget: 'पार्टनर विजेट',
    free_trials: 'मुफ़्त ट्रायल',
    sidebar: 'साइडबार',
    create_order: 'ऑर्डर फ़ॉर्म',
    autopromotion: 'सब्सक्रिप्शन',
    tasks: 'टास्क',
    services_type_main: 'सर्विस टाइप, बड़ा',
    services_type_first_short: 'सर्विस टाइप, पहला छोटा',
    services_type_second_short: 'सर्विस टाइप, दूसरा छोटा',
    referral_program: 'रेफ़रल प्रोग्राम',
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
      name: 'लोगो, लाइट मोड',
      text: 'हेडर की तस्वीर का URL।',
    },
    logos_dark: {
      name: 'लोगो, डार्क मोड',
      text: 'डार्क मोड में हेडर की तस्वीर का URL।',
    },
    logos_alt: {
      name: 'लोगो का alt टेक्स्ट',
      text: 'इसे स्क्रीन रीडर पढ़ते हैं, और तस्वीर लोड होते समय यही दिखता है।',
    },
    logos_destinationUrl: {
      name: 'लोगो का लिंक',
      text: 'लोगो पर क्लिक करने से कौन-सा पेज खुले। होम पेज के लिए खाली छोड़ें।',
    },
    socials_youtube: {
      name: 'YouTube पेज',
      text: 'इसका लिंक फ़ुटर में दिखता है।',
    },
    socials_telegram: {
      name: 'Telegram पेज',
      text: 'इसका लिंक फ़ुटर में दिखता है।',
    },
    socials_vk: {
      name: 'VK पेज',
      text: 'इसका लिंक फ़ुटर में दिखता है।',
    },
    socials_linkedin: {
      name: 'LinkedIn पेज',
      text: 'इसका लिंक फ़ुटर में दिखता है।',
    },
    socials_facebook: {
      name: 'Facebook पेज',
      text: 'इसका लिंक फ़ुटर में दिखता है।',
    },
    socials_twitter: {
      name: 'X पेज',
      text: 'इसका लिंक फ़ुटर में दिखता है।',
    },
    metaTags: {
      name: 'सर्च इंजन के टेक्स्ट',
      text: 'हर भाषा में होम पेज का टाइटल, विवरण और कीवर्ड।',
    },
    darkModeAvailable: {
      name: 'डार्क मोड',
      text: 'विज़िटर दुकान को डार्क मोड में देख सकते हैं।',
    },
    navigation: {
      name: 'नेटवर्क मेन्यू',
      text: 'कैटलॉग के बगल में नेटवर्क मेन्यू दिखता है।',
    },
    hidePersonalAccountForUnregistered: {
      name: 'गेस्ट से अकाउंट मेन्यू छिपाएँ',
      text: 'गेस्ट को अकाउंट मेन्यू नहीं दिखता।',
    },
    defaultMarketplaceView: {
      name: 'कैटलॉग कैसे दिखे',
      text: 'पहली बार आने पर सर्विस कैसे दिखें।',
    },
    rounding_precision: {
      name: 'रकम में दशमलव अंक',
      text: 'दुकान में दशमलव के बाद कितने अंक दिखें। कटने वाली रकम सटीक रहती है।',
    },
    numbers_by_language: {
      name: 'भाषा के हिसाब से संख्याएँ',
      text: 'संख्याएँ हर विज़िटर की भाषा के हिसाब से लिखी जाती हैं: 1,23,456.50 या 123.456,50। बंद होने पर सबके लिए 123 456.50।',
    },
    currencies_RUB_rate: {
      name: 'एक डॉलर में रूबल',
      text: 'रूबल में कीमतें दिखाने के लिए। “एक्सचेंज रेट” का रेट लेने के लिए खाली छोड़ें।',
    },
    singleOrderDesign: {
      name: 'ऑर्डर फ़ॉर्म का डिज़ाइन',
      text: 'पूरा फ़ॉर्म या छोटा फ़ॉर्म।',
    },
    orderTypes: {
      name: 'ऑर्डर के टाइप',
      text: 'ऑर्डर पेज पर कौन-से फ़ॉर्म हों।',
    },
    guaranteeChargePercent: {
      name: 'एक्सटेंडेड गारंटी का एक्स्ट्रा चार्ज',
      text: 'ग्राहक एक्सटेंडेड गारंटी चुने, तो यह ऑर्डर की कीमत में जुड़ता है।',
    },
    speedupChargePercent: {
      name: 'जल्दी शुरुआत का एक्स्ट्रा चार्ज',
      text: 'ग्राहक जल्दी शुरुआत चुने, तो यह ऑर्डर की कीमत में जुड़ता है।',
    },
    unpaid_discount_percent: {
      name: 'बिना भुगतान वाले ऑर्डर पर छूट',
      text: 'उन ग्राहकों को मिलती है जिन्होंने ऑर्डर का भुगतान नहीं किया।',
    },
    subscription_idle_days: {
      name: 'सब्सक्रिप्शन कितने दिन में खत्म हो',
      text: 'इतने दिन नई पोस्ट न आए, तो सब्सक्रिप्शन खत्म होता है।',
    },
    referral_program_percent: {
      name: 'रेफ़रल इनाम',
      text: 'रेफ़र किए गए ग्राहकों के भुगतान में हिस्सा।',
    },
    default_outer_widget_partner_percent: {
      name: 'विजेट इनाम',
      text: 'विजेट के हर ऑर्डर में पार्टनर का हिस्सा।',
    },
    maximum_widget_reward_percent: {
      name: 'अधिकतम विजेट इनाम',
      text: 'विजेट के लिए पार्टनर ज़्यादा से ज़्यादा इतना रख सकता है।',
    },
    adjustment_second_person_above: {
      name: 'जिन एडजस्टमेंट की पुष्टि ज़रूरी है',
      text: 'USD में। इससे ज़्यादा के एडजस्टमेंट की पुष्टि किसी और स्टाफ़ सदस्य को करनी होगी। 0 यानी हमेशा।',
    },
    childPanelsPrice: {
      name: 'चाइल्ड पैनल की कीमत',
      text: 'USD में, हर महीने मालिक के बैलेंस से कटती है।',
    },
    grades_enabled: {
      name: 'ग्रेड',
      text: 'ज़्यादा खर्च करने पर ग्राहक ऊपर के ग्रेड में जाते हैं और छूट पाते हैं।',
    },
    grade_period_days: {
      name: 'ग्रेड के लिए गिने जाने वाले दिन',
      text: 'सिर्फ़ इतने समय का खर्च गिना जाता है। 0 हो तो सारा खर्च गिना जाता है और ग्रेड खत्म नहीं होते।',
    },
    grade_mercy_days: {
      name: 'ग्रेड का ग्रेस पीरियड, दिन',
      text: 'कम खर्च करने वाले ग्राहकों को बताया जाता है और उनका ग्रेड इतने दिन बना रहता है।',
    },
    enable_bonuses: {
      name: 'बोनस',
      text: 'ग्राहकों को बोनस और कूपन दिखते हैं।',
    },
    enable_tasks: {
      name: 'टास्क',
      text: 'ग्राहक टास्क से पैसे कमा सकते हैं।',
    },
    enable_keyword_tools: {
      name: 'कीवर्ड टूल',
      text: 'ग्राहकों को कीवर्ड टूल दिखते हैं।',
    },
    keyword_searches_per_day: {
      name: 'रोज़ की कीवर्ड सर्च',
      text: 'हर ग्राहक के लिए। आधी रात (UTC) को रीसेट होती है।',
    },
    enabled_child_panels: {
      name: 'चाइल्ड पैनल',
      text: 'ग्राहक अपने पैनल बना सकते हैं।',
    },
    child_panel_domain: {
      name: 'चाइल्ड पैनल का डोमेन',
      text: 'चाइल्ड पैनल को इसके सबडोमेन मिलते हैं। इस पैनल का डोमेन लेने के लिए खाली छोड़ें।',
    },
    maximum_child_panels: {
      name: 'हर ग्राहक के चाइल्ड पैनल',
      text: 'एक ग्राहक एक साथ कितने चाइल्ड पैनल रख सकता है।',
    },
    child_panel_dns_days: {
      name: 'डोमेन सेट करने की समय-सीमा, दिन',
      text: 'चाइल्ड पैनल का अपना डोमेन समय पर सेट न हो, तो पैनल खत्म होता है और पहले महीने का रिफ़ंड होता है।',
    },
    child_panel_grace_days: {
      name: 'चाइल्ड पैनल के भुगतान का ग्रेस पीरियड, दिन',
      text: 'भुगतान वाला महीना खत्म होने पर चाइल्ड पैनल ऑर्डर नहीं लेता। इतने दिन भुगतान न हो, तो वह बंद हो जाता है।',
    },
    child_panel_frozen_days: {
      name: 'बंद चाइल्ड पैनल कितने दिन में खत्म हो',
      text: 'बंद होने के इतने दिन बाद भी भुगतान न हो, तो चाइल्ड पैनल खत्म हो जाता है।',
    },
    grandchildren_allowed: {
      name: 'चाइल्ड पैनल के चाइल्ड पैनल',
      text: 'चाइल्ड पैनल के ग्राहक वहाँ अपने पैनल बना सकते हैं।',
    },
    free_views_is_allowed: {
      name: 'मुफ़्त ट्रायल',
      text: 'ग्राहक सर्विस मुफ़्त में आज़मा सकते हैं।',
    },
    freeTrials_proofIsRequired: {
      name: 'मुफ़्त ट्रायल के लिए सबूत',
      text: 'ट्रायल शुरू होने से पहले ग्राहक को सबूत भेजना होगा।',
    },
    freeTrials_expireAfterDays: {
      name: 'मुफ़्त ट्रायल जाँचने की समय-सीमा, दिन',
      text: 'जिस रिक्वेस्ट पर फ़ैसला न हो, वह इतने दिन में एक्सपायर होती है।',
    },
    freeTrials_dailyBudget: {
      name: 'मुफ़्त ट्रायल का रोज़ का बजट, USD',
      text: 'मुफ़्त ट्रायल पर एक दिन (UTC) में ज़्यादा से ज़्यादा खर्च। इससे ऊपर की रिक्वेस्ट जाँच में रुकती हैं और उस दिन मंज़ूर नहीं हो सकतीं। कोई सीमा न हो तो खाली छोड़ें।',
    },
    personalManagerUrl: {
      name: 'पर्सनल मैनेजर',
      text: 'मैनेजर का लिंक, उन ग्राहकों के लिए जिनके ग्रेड में मैनेजर है।',
    },
    staff_second_factor_is_required: {
      name: 'स्टाफ़ के लिए टू-स्टेप साइन इन',
      text: 'टू-स्टेप साइन इन के बिना स्टाफ़ कंसोल इस्तेमाल नहीं कर सकता।',
    },
    contact_info_is_required: {
      name: 'साइन-अप पर मैसेंजर',
      text: 'नए ग्राहकों को मैसेंजर का संपर्क जोड़ना होगा।',
    },
    captcha_is_enabled: {
      name: 'कैप्चा',
      text: 'साइन अप, साइन इन और पासवर्ड रीसेट करते समय दिखता है।',
    },
    captcha_provider: {
      name: 'कैप्चा प्रोवाइडर',
      text: 'ALTCHA बिल्ट-इन है। बाकी प्रोवाइडर के लिए दोनों key चाहिए।',
    },
    captcha_siteKey: {
      name: 'कैप्चा साइट key',
      text: 'कैप्चा प्रोवाइडर की पब्लिक key।',
    },
    company_name: {
      name: 'कंपनी का नाम',
      text: 'पैनल चलाने वाले का नाम। फ़ुटर में और रसीदों पर दिखता है।',
    },
    company_address: {
      name: 'कंपनी का पता',
      text: 'संपर्क पेज और रसीदों पर दिखता है।',
    },
    company_registration: {
      name: 'रजिस्ट्रेशन नंबर',
      text: 'संपर्क पेज पर दिखता है।',
    },
    company_vat: {
      name: 'VAT नंबर',
      text: 'रसीदों पर दिखता है।',
    },
    company_email: {
      name: 'संपर्क ईमेल',
      text: 'संपर्क पेज पर दिखता है।',
    },
    company_phone: {
      name: 'संपर्क नंबर',
      text: 'संपर्क पेज पर दिखता है।',
    },
    termsUrl: {
      name: 'इस्तेमाल की शर्तें',
      text: 'चेकआउट पर ग्राहक इनसे सहमत होते हैं। URL डालें, या अपने पेज के लिए /terms।',
    },
    privacyUrl: {
      name: 'निजता नीति',
      text: 'इसका लिंक फ़ुटर में दिखता है। URL डालें, या अपने पेज के लिए /privacy।',
    },
    refundsUrl: {
      name: 'रिफ़ंड नीति',
      text: 'इसका लिंक फ़ुटर में दिखता है। URL डालें, या अपने पेज के लिए /refunds।',
    },
    contactUrl: {
      name: 'संपर्क पेज',
      text: 'इसका लिंक फ़ुटर में दिखता है। URL डालें, या अपने पेज के लिए /contact।',
    },
    analytics_googleAnalyticsId: {
      name: 'Google Analytics ID',
      text: 'विज़िटर की सहमति मिलने पर विज़िट गिनी जाती हैं।',
    },
    analytics_googleTagManagerId: {
      name: 'Google Tag Manager ID',
      text: 'विज़िटर की सहमति मिलने पर आपका कंटेनर लोड होता है।',
    },
    analytics_yandexMetrikaId: {
      name: 'Yandex Metrica ID',
      text: 'विज़िटर की सहमति मिलने पर विज़िट गिनी जाती हैं।',
    },
    analytics_facebookPixelId: {
      name: 'Meta Pixel ID',
      text: 'विज़िटर की सहमति मिलने पर विज़िट गिनी जाती हैं।',
    },
    chatWidgets_crispWebsiteId: {
      name: 'Crisp वेबसाइट ID',
      text: 'दुकान में Crisp चैट दिखती है।',
    },
    chatWidgets_jivoWidgetId: {
      name: 'Jivo विजेट ID',
      text: 'दुकान में Jivo चैट दिखती है।',
    },
    telegramBotUsername: {
      name: 'Telegram बॉट',
      text: 'उस बॉट का यूज़रनेम जिससे ग्राहक साइन इन करते हैं।',
    },
    cabinetWidgetToken: {
      name: 'पैनल का विजेट टोकन',
      text: 'इससे पैनल का अपना विजेट कैटलॉग दिखा सकता है।',
    },
    customCode: {
      name: 'कस्टम कोड',
      text: 'दुकान में चलता है, पर साइन इन, चेकआउट या कंसोल में नहीं। इसे सिर्फ़ मालिक बदल सकते हैं।',
    },
  },
} satisfies Phrases['adminSettings'];
