/** Words that say nothing about a video on their own. Short on purpose: a wrong one would cost a good tag. */
const lists: Readonly<Record<string, string>> = {
  en: 'a an and are as at be but by can do for from get has have how i if in into is it its just me my no not of on or our so that the their them then this to up us was we what when which who why will with you your',
  de: 'aber alle als am an auch auf aus bei bin das dass dein dem den der des die du ein eine einem einen einer er es für hat ich ihr im in ist ja kann mein mit nach nicht noch nur oder sich sie sind so um und uns vom von was wenn wer wie wir wird zu zum zur',
  es: 'a al como con cómo de del desde el ella en es esta este esto la las le lo los mi más muy no nos o para pero por que qué se sin sobre son su sus te tu un una uno y ya yo',
  fr: 'à au aux avec c ce ces cette comment d dans de des du elle en est et il ils j je l la le les leur ma mais mes mon n ne nous on ou où par pas plus pour qu que qui s sa sans se ses son sur ta te tes ton tu un une vos votre vous y',
  pt: 'a ao aos as com como da das de do dos e ela ele em essa esse esta este eu isso já mais mas me meu minha na nas no nos não o os ou para pela pelo por que se sem seu sua são te tem um uma você',
  tr: 'ama bana ben bir biz bu da daha de diye en gibi hem için ile ise ki kim mi mu mü mı ne nasıl o olan olarak sen siz şu ve veya ya',
  vi: 'bạn bị các cái cho chúng có của cùng cũng do đã đang để đến được gì hay khi không là làm lại mà mình một này nên nếu như những nhưng ở ra rất sẽ tại thì tôi trong từ và vào về với vì',
  ru: 'а без бы в вам вас весь во вот все всё вы да для до его ее её если есть еще ещё же за и из или им их к как когда кто ли мне мой мы на над не нет но о об он она они от по при с свой со так такой там то только ты у уже что чтобы это этот я',
  hi: 'अपना अपनी अपने आप इस उस एक ऐसे और कर करते करना करने का कि किया की कुछ के को कैसे कोई क्या गया जब जो तक तो था थी थे न ने पर भी मुझे में मैं यह या ये वह वे से हम ही हुआ हूं हूँ है हैं हो होता',
  ja: 'あの ある いる う お から が くる けど この これ さ した して する せ その それ た だ ため だけ ちゃん って て で です でも と ない など なる に の は ば へ ます また まで も や よ より れ わ を ん',
  ko: '가 과 그 나 너 는 다 도 등 를 및 수 에 에서 와 으로 은 을 의 이 저 하는 한 할 것 해 했다',
  zh: '一 一个 不 与 个 么 也 了 什么 从 他 们 你 你们 到 和 在 她 对 就 很 怎么 我 我们 把 是 有 没有 的 着 被 让 还 这 这个 那 都 吗 吧 呢',
};

/** Latin letters are shared by many languages, so only their own words count there; other scripts never clash. */
const ownScript = ['ru', 'hi', 'ja', 'ko', 'zh'] as const;

export function stopWordsFor(language: string): ReadonlySet<string> {
  const used = new Set(['en', language, ...ownScript]);
  return new Set([...used].flatMap((code) => lists[code]?.split(' ') ?? []));
}
