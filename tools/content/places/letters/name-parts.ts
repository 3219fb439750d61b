/** Parses a table such as `pur पुर nagar नगर`, in which English and Hindi spellings alternate. */
function parseTable(table: string): readonly (readonly [string, string])[] {
  const cells = table.trim().split(/\s+/);
  return cells.flatMap((latin, index) =>
    index % 2 ? [] : [[latin, cells[index + 1] ?? ''] as const],
  );
}

/** Hindi terms by English terms that are translated, or that the rules would spell incorrectly. */
export const HINDI_TERMS: ReadonlyMap<string, string> = new Map(
  parseTable(`
    north उत्तर south दक्षिण east पूर्व west पश्चिम central मध्य upper अपर lower लोअर
    rural ग्रामीण urban शहरी city सिटी town टाउन road रोड project प्रोजेक्ट hills हिल्स hill हिल
    valley घाटी circle सर्कल cantonment छावनी cantt छावनी colony कॉलोनी camp कैंप garden गार्डन
    model मॉडल lines लाइंस civil सिविल defence डिफेंस fort फोर्ट port पोर्ट new न्यू old ओल्ड
    bay बे great ग्रेट little लिटिल hq मुख्यालय headquarter मुख्यालय block ब्लॉक part भाग and और
    island द्वीप station स्टेशन junction जंक्शन notified अधिसूचित area क्षेत्र mandal मंडल sub उप
    khurd खुर्द kalan कलां buzurg बुजुर्ग sadar सदर bazar बाजार bazaar बाजार ganj गंज nagar नगर
    sahib साहिब saheb साहेब sri श्री shri श्री dr डॉ the द st सेंट ii 2 iii 3 i 1 iv 4
    a ए b बी c सी d डी e ई g जी h एच k के l एल m एम n एन p पी r आर s एस t टी u यू v वी w डब्ल्यू y वाई
    khas खास kot कोट kota कोटा garh गढ़ gaon गांव ghat घाट raj राज rani रानी raja राजा ram राम
    hat हाट thana थाना tal ताल bara बड़ा bari बड़ी chhota छोटा chhoti छोटी pedda पेद्दा chinna चिन्ना
    dera डेरा baba बाबा devi देवी maha महा lal लाल pali पाली mau मऊ dih डीह bagh बाग tanda टांडा
    jammu जम्मू shimla शिमला delhi दिल्ली patna पटना agra आगरा kanpur कानपुर lucknow लखनऊ
    salem सेलम kashi काशी jeypore जयपुर diu दीव daman दमण panaji पणजी madurai मदुरै
    rajouri राजौरी kohima कोहिमा patan पाटन nangal नंगल danta दांता mandvi मांडवी
    vihar विहार indira इंदिरा gandhi गांधी nehru नेहरू patel पटेल singh सिंह saraswati सरस्वती`),
);

/** Endings of names, longest first, because a longer ending may contain a shorter one. */
export const NAME_SUFFIXES = sortByLength(
  parseTable(`
    pur पुर pura पुरा puri पुरी puram पुरम puro पुरो purwa पुरवा pore पुर pora पोरा
    nagar नगर nagara नगर nagaram नगरम negar नगर vathi वती vati वती wati वती reddy रेड्डी reddi रेड्डी reddypalli रेड्डीपल्ली reddypally रेड्डीपल्ली reddipalli रेड्डीपल्ली marg मार्ग durg दुर्ग durga दुर्गा sarai सराय rai राय
    garh गढ़ garhi गढ़ी garha गढ़ा gadh गढ़ gadha गढ़ा gad गड ghar घर
    ganj गंज gunj गंज gaon गांव gaun गांव goan गांव gram ग्राम gav गांव
    abad ाबाद bad बाद kheda खेड़ा khera खेड़ा kheri खेड़ी khedi खेड़ी khed खेड
    wada वाड़ा vada वाडा wara वाड़ा vara वारा wadi वाड़ी vadi वाड़ी wari वाड़ी para पारा padar पदर
    wala वाला wali वाली wal वाल wan वान war वार
    kot कोट kota कोटा kotla कोटला kote कोटे kotha कोठा kothi कोठी hat हाट bari बाड़ी bazar बाजार
    ghat घाट ghata घाटा ghati घाटी tal ताल talab तालाब sagar सागर sar सर dih डीह diha डीहा
    dhar धर dhara धारा ghara घरा har हर hara हरा bagh बाग bag बाग bani बनी ban बन
    palle पल्ले palli पल्ली pally पल्ली pali पाली palem पालेम palayam पालयम paleyam पालेयम
    pet पेट peta पेटा petta पेट्टा pettai पेट्टै pudi पुडी padu पाडु patnam पट्टनम pattinam पट्टिनम
    patna पटना patti पट्टी patty पट्टी pattu पट्टु halli हल्ली hally हल्ली hal हाल
    konda कोंडा gonda गोंडा gunda गुंडा kunda कुंडा gudem गुडेम guda गुडा gudi गुडी giri गिरि gere गेरे
    kere केरे kuru कुरु cherla चेरला cherry चेरी cheri चेरी cheruvu चेरुवु varam वरम
    avaram ावरम mangalam मंगलम mangala मंगला kulam कुलम kottai कोट्टै kottam कोट्टम kuppam कुप्पम kudi कुडी
    kurichi कुरिची gundam गुंडम metta मेट्टा malai मलै mala माला kal कल samudram समुद्रम
    eswaram ेश्वरम eshwaram ेश्वरम eswar ेश्वर eshwar ेश्वर swar श्वर shwar श्वर eswara ेश्वरा
    oor ूर ore ोर ur ूर ura ुरा uru ुरु
    ala ाला ali ाली ani ानी ana ाना aha ाहा ari ारी ara ारा ati ाती ata ाटा
    aur ौर auli ौली auri ौरी auni ौनी aula ौला oli ोली ola ोला ora ोरा ori ोरी ona ोना oni ोनी
    ia िया iya िया iyan ियां ian ियां uli ुली uri ुरी una ुना ula ुला
    ela ेला eli ेली era ेरा eri ेरी ena ेना
    wa वा hra हरा hri हरी dra द्रा ndra ंद्रा mba ंबा nda ंडा ndi ंडी nga ंगा ngi ंगी ndla ंडला
    dham धाम stan स्तान isthan िस्तान naka नाका tola टोला tala तला tali तली
    bandar बंदर khand खंड bhum भूम bhumi भूमि van वन vas वास das दास nath नाथ
    cham चम lam लम ram रम dam दम kam कम nam नम tam तम yam यम vam वम`),
);

export const NAME_PREFIXES = sortByLength(
  parseTable(`
    ram राम rama रामा ramachandra रामचंद्र ramakrishna रामकृष्ण raj राज raja राजा raje राजे rajendra राजेंद्र
    rai राय ran रण rani रानी ranga रंगा raghunath रघुनाथ raghu रघु ratan रतन
    narayan नारायण narayana नारायण narasimha नरसिंह narsing नरसिंह narsi नरसि nanda नंद nandi नंदी
    krishna कृष्ण krishn कृष्ण kishan किशन kishn किशन kalyan कल्याण kali काली kala काला kama कामा kan कन
    gopal गोपाल govind गोविंद gauri गौरी ganga गंगा gang गंग ganesh गणेश gandhi गांधी gangadhar गंगाधर
    hari हरि hasan हसन hamir हमीर husen हुसेन hussain हुसैन hanuman हनुमान
    jai जय jay जय jagat जगत jag जग jam जाम jalal जलाल jahan जहान jawahar जवाहर jan जन
    lal लाल lakshmi लक्ष्मी laxmi लक्ष्मी lakhi लखी lakh लख lohar लोहार
    mohan मोहन mohammad मोहम्मद muhammad मुहम्मद mahmud महमूद maha महा mahesh महेश man मान mani मणि mangal मंगल
    madhu मधु madhav माधव mad मद maj मझ mughal मुगल murad मुराद mau मऊ
    nag नाग naga नागा nawab नवाब naw नव nizam निज़ाम nasir नसीर naya नया nau नौ
    pratap प्रताप prithvi पृथ्वी parvathi पार्वती par पर pathar पाथर pandit पंडित panch पंच phul फूल
    pipal पीपल pipari पिपरी pipra पिपरा pedda पेद्दा peda पेदा pudu पुदु periya पेरिया puran पूरन
    shah शाह shahi शाही shankar शंकर sham शाम shyam श्याम shiv शिव siva शिव shri श्री sri श्री sher शेर
    sultan सुल्तान sur सूर suraj सूरज sundar सुंदर sita सीता siddh सिद्ध sidhi सिद्धि sarang सारंग sarai सराय sang संग
    sidd सिद्द san सन sardar सरदार salim सलीम satya सत्य saraswati सरस्वती
    tiru तिरु thiru तिरु tiruv तिरुव thiruv तिरुव thakur ठाकुर tar तर
    uday उदय udaya उदय udai उदय uttar उत्तर vijay विजय vijaya विजय vishnu विष्णु venkata वेंकट venkat वेंकट veera वीरा
    vishwa विश्व visakha विशाखा vira वीरा yella येल्ला
    ahmad अहमद ahmed अहमद akbar अकबर ali अली amar अमर amba अंबा ambika अंबिका anand आनंद anant अनंत ananta अनंत
    ananth अनंत aurang औरंग azam आज़म adil आदिल adi आदि ala अला alam आलम amrit अमृत arjun अर्जुन ashok अशोक
    azad आज़ाद atma आत्मा
    bahadur बहादुर balram बलराम bala बाला bal बल ban बन bar बर bara बारा bari बारी basant बसंत bhag भाग
    bhagwan भगवान bhagwant भगवंत bhawani भवानी bhavani भवानी bhan भान bhanu भानु bharat भरत bhim भीम bhima भीमा
    bhoj भोज bhola भोला bhu भू bilas बिलास bir बीर bishnu बिष्णु brahma ब्रह्म brahm ब्रह्म budha बुढ़ा buddh बुद्ध
    chand चंद chanda चंदा chandra चंद्र chandan चंदन chak चक char चार chatra चतरा chatur चतुर chhatar छतर
    chaudhary चौधरी chau चौ chin चिन chinna चिन्ना chinta चिंता chitra चित्र chik चिक chikka चिक्का
    dal दल dar दर daulat दौलत deo देव dev देव deva देवा devi देवी dharam धरम dharma धर्म dhan धन din दीन
    dodda दोड्डा durga दुर्गा dwar द्वार
    farid फरीद farrukh फर्रुख fateh फतेह faiz फैज़ firoz फिरोज़ gajendra गजेंद्र ghazi गाज़ी ghat घाट ghan घन
    gol गोल gur गुर guru गुरु gun गुण haji हाजी habib हबीब
    indra इंद्र islam इस्लाम ismail इस्माइल bakhtiar बख्तियार bakhtiyar बख्तियार kabir कबीर kail कैल kamal कमल kanchan कंचन kar कर kara करा karan करण karim करीम
    kanaka कनक kash काश kashi काशी kesar केसर khan खान khar खर kot कोट kotha कोठा
    kum कुम kumar कुमार kunda कुंडा kund कुंड`),
);

function sortByLength(list: readonly (readonly [string, string])[]) {
  return [...list].sort(([a], [b]) => b.length - a.length);
}
